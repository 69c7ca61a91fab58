export class Beach {
  async spot(size: number): Promise<string> {
    if (size > 17) throw this.tooLarge(size);
    return (await spots.free()).name;
  }

  private tooLarge(size: number) {
    return new Error(`Kites of ${size} m² do not fit on the beach; 17 m² do.`);
  }
}
