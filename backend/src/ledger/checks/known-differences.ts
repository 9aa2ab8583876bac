/** When each current difference was first found. */
export class KnownDifferences {
  private known = new Map<string, Date>();

  /** @returns since when the oldest of the differences is known */
  since(differences: readonly string[], now: Date): Date | null {
    this.known = new Map(differences.map((one) => [one, this.known.get(one) ?? now]));
    const [oldest = null] = [...this.known.values()].sort((one, other) => one.getTime() - other.getTime());
    return oldest;
  }
}
