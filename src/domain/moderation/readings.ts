import type { Context } from '../context.ts';
import { isProgram } from '../programs.ts';
import type { ModelReading } from './reading-schema.ts';
import { type Finding, UNREAD } from './types.ts';

/** Why a text waits for the model; the first is also what the queue of readings looks for. */
export const AWAITED = "The agency's model reads this before it leaves, as nobody else has.";
const UNANSWERED = "The agency's model was to read this first and gave no answer; a person decides.";
const READ = "The agency's model read this.";

/** Whether the agency agreed that a model reads first what nobody has read, and there is one. */
const readsFirst = ({ account, deployment }: Pick<Context, 'account' | 'deployment'>): boolean =>
  account.settings.model_reads && deployment?.readsTexts === true;

/** Texts that leave unread and wait for the model, each with itself as the words: read once, it need not be read again. */
export function awaitingModel(
  ctx: Pick<Context, 'account' | 'deployment' | 'credential'>,
  texts: Iterable<readonly [field: string, text: string | null | undefined]>,
  isUnread = isProgram(ctx.credential),
): Finding[] {
  if (!isUnread || !readsFirst(ctx)) return [];
  return [...texts].flatMap(([field, text]) =>
    text == null || !/\p{L}/u.test(text)
      ? []
      : [
          {
            verdict: 'held' as const,
            about: UNREAD,
            field,
            words: text,
            start: 0,
            end: text.length,
            reason: AWAITED,
            rewording: null,
          },
        ],
  );
}

/** Whether a finding only says that the model has not read a text yet. */
export const isAwaited = ({ verdict, about, reason }: Finding): boolean =>
  verdict === 'held' && about === UNREAD && reason === AWAITED;

/** A model's answer is refused whole where it quotes what does not stand in the text: then it has not been read. */
export function isBound({ findings }: ModelReading, texts: readonly string[]): boolean {
  return findings.every(({ no, quote }) => texts[no]?.includes(quote.trim()) === true);
}

/**
 * The findings of a record once the model has answered: the others stay whatever it says, and what it found is held.
 * @param texts the awaited texts in the order in which they were numbered
 * @param reading null where there was no answer that could be used: the texts wait for a person
 */
export function afterReading(
  findings: readonly Finding[],
  texts: readonly string[],
  reading: ModelReading | null,
): Finding[] {
  return findings.flatMap((finding): Finding[] => {
    if (!isAwaited(finding)) return [finding];
    if (reading === null) return [{ ...finding, reason: UNANSWERED }];
    const found = reading.findings.flatMap(({ no, quote, about, reason, rewording }): Finding[] => {
      if (texts[no] !== finding.words) return [];
      const words = quote.trim();
      const start = finding.words.indexOf(words);
      const isKnown = findings.some(
        (one) =>
          !isAwaited(one) &&
          one.field === finding.field &&
          one.start < start + words.length &&
          start < one.end,
      );
      return isKnown
        ? []
        : [
            {
              verdict: 'held',
              about,
              field: finding.field,
              words,
              start,
              end: start + words.length,
              reason: `Found by the agency's model: ${reason}`,
              rewording,
            },
          ];
    });
    return [{ ...finding, verdict: 'clear', reason: READ }, ...found];
  });
}
