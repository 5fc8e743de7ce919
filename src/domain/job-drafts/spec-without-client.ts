import type { HiddenClient } from '../ads/index.ts';
import { sentencesOf } from '../jobs/index.ts';
import { candidateWords } from './for-candidates.ts';
import type { DraftFields } from './schema.ts';

type Spec = NonNullable<DraftFields['spec']>;

/**
 * A spec, which candidates read, without the client and its people. A sentence that is about them alone goes; of any other only the names.
 * @param client null where it is not known yet: the people that the brief itself tells of go all the same
 */
export function specWithoutClient(
  spec: Spec,
  description: string,
  client: HiddenClient | null,
): { spec: Spec; left_out: string[] } {
  const open = candidateWords(description, client);
  const left_out: string[] = [];
  const list = (lines: readonly string[] | undefined): string[] =>
    (lines ?? []).flatMap((line) => {
      const shown = open(line);
      if (shown === null) left_out.push(line);
      return shown ?? [];
    });
  const shown = {
    ...spec,
    summary: list(sentencesOf(spec.summary ?? '')).join(' '),
    responsibilities: list(spec.responsibilities),
    requirements: list(spec.requirements),
    nice_to_have: list(spec.nice_to_have),
  };
  return { spec: shown, left_out };
}
