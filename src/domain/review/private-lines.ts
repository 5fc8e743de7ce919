import { matchesOf } from '#src/lib/matches.ts';
import type { Finding } from '../moderation/index.ts';
import { PRIVATE_LINES } from './private-rules.ts';

/** A full stop within an abbreviation or a number ends nothing. */
const SENTENCE = /(?:[^.!?;\n]|[.](?=\S)|(?<=(?<!\p{L})(?:geb|Mrs?|Ms|Dr|St|ca|approx|kr|Rs))[.])+[.!?;]*/gu;

const REWORDING = 'Leave it out, or ask the person first';

type Texts = Iterable<readonly [field: string, text: string | null | undefined]>;

/**
 * What texts about somebody tell of their life beside the work, by how such lines are built: why they were away or left, what they
 * earn, a sentence that they served, a former name. All of it waits for a person, however well a line else reads.
 */
export function privateLinesIn(texts: Texts): Finding[] {
  return [...texts].flatMap(([field, text]) =>
    text == null
      ? []
      : matchesOf(SENTENCE, text).flatMap(({ 0: sentence, index }) =>
          PRIVATE_LINES.flatMap(({ about, pattern, unless, reason }) =>
            unless?.test(sentence) === true
              ? []
              : matchesOf(pattern, sentence).map(({ 0: said, index: at }): Finding => {
                  const words = said.trimEnd();
                  const start = index + at;
                  const end = start + words.length;
                  return { verdict: 'held', about, field, words, start, end, reason, rewording: REWORDING };
                }),
          ),
        ),
  );
}
