export interface Answer {
  content: { type: "text"; text: string }[];
  isError?: boolean;
}

export abstract class Tool<Input> {
  abstract get description(): string;
  abstract execute(input: Input): Promise<Answer>;

  protected say(text: string): Answer {
    return { content: [{ type: "text", text }] };
  }

  protected refuse(text: string): Answer {
    return { ...this.say(text), isError: true };
  }
}
