import type { LinePiece } from './line-pieces.ts';
import { FAR, type PageFacts } from './page-facts.ts';
import { NOTHING, type TextKnowledge } from './text-knowledge.ts';

interface Slot {
  title: number;
  employer: number;
  count: number;
  lines: Set<number>;
}

const REACH = 3;
const within = (score: number): number => Math.max(-1, Math.min(2, score));

/** A CV sets all its jobs alike: what stands as many lines from other dates, at the same place in its line and set in the same way. */
export class PlaceOfDates {
  readonly #slots = new Map<string, Slot>();
  readonly #looks = new Map<string, number>();
  readonly #page: PageFacts;

  constructor(page: PageFacts, pieces: readonly LinePiece[], known: readonly TextKnowledge[]) {
    this.#page = page;
    for (const [index, piece] of pieces.entries()) {
      if (piece.kind !== 'text') continue;
      const { title, employer } = known[index] ?? NOTHING;
      for (const key of this.#keysOf(piece)) {
        const slot = this.#slots.get(key) ?? { title: 0, employer: 0, count: 0, lines: new Set() };
        slot.title += within(title);
        slot.employer += within(employer);
        slot.count += 1;
        slot.lines.add(piece.line);
        this.#slots.set(key, slot);
      }
    }
    for (const at of page.spanned)
      for (let off = -REACH; off < REACH; off += 1) {
        const key = `${off}${this.#lookOf(at + off)}`;
        this.#looks.set(key, (this.#looks.get(key) ?? 0) + 1);
      }
  }

  /** The places of a piece: what the others there are, without itself, and in how many of the jobs something stands there. */
  others(
    piece: LinePiece,
    own: TextKnowledge,
  ): { side: string; mean: { title: number; employer: number } | null; share: number }[] {
    return this.#keysOf(piece).flatMap((key) => {
      const slot = this.#slots.get(key);
      if (slot === undefined) return [];
      const others = slot.count - 1;
      const mean = (sum: number, self: number): number => (sum - within(self)) / others;
      return {
        side: key[0] ?? '',
        mean:
          others > 0
            ? { title: mean(slot.title, own.title), employer: mean(slot.employer, own.employer) }
            : null,
        share: slot.lines.size / Math.max(1, this.#page.spanned.length),
      };
    });
  }

  /** How many of the jobs have a line that looks so at the same distance from their dates. */
  alike(line: number): { off: number; share: number }[] {
    const { up = FAR, down = FAR } = this.#page.lines[line] ?? {};
    return [up, -down].flatMap((off) =>
      Math.abs(off) <= REACH
        ? {
            off,
            share:
              (this.#looks.get(`${off}${this.#lookOf(line)}`) ?? 0) / Math.max(1, this.#page.spanned.length),
          }
        : [],
    );
  }

  #lookOf(line: number): string {
    const fact = this.#page.lines[line];
    return fact === undefined ? '#' : `${fact.look}${fact.prose ? 'p' : ''}`;
  }

  #keysOf({ line, at }: LinePiece): string[] {
    const { up = FAR, down = FAR } = this.#page.lines[line] ?? {};
    return [
      ...(up <= REACH ? [`u${up}:${at}`] : []),
      ...(down <= REACH && down > 0 ? [`d${down}:${at}`] : []),
    ];
  }
}
