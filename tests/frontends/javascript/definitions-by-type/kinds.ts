export interface ToolDefinition {
  name: string;
  description: string;
}
export const definePrompt = <T>(prompt: T) => prompt;
export const Job = (_job: object) => (_target: unknown) => undefined;
