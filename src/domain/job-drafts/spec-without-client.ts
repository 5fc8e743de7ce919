import { languageOf } from '#src/lib/language.ts';
import { type HiddenClient, inLanguageOf, withoutTheClient } from '../ads/index.ts';
import { briefLines, isConfidential, sentencesOf } from '../jobs/index.ts';
import type { DraftFields } from './schema.ts';

type Spec = NonNullable<DraftFields['spec']>;

/**
 * A spec, which candidates read, without the client's people, and without the client itself where the brief asks that it is not named. A
 * sentence that is about them alone goes; of any other only the names.
 */
export function specWithoutClient(spec: Spec, description: string, client: HiddenClient): Spec {
  const language = languageOf(description);
  const isNameKept = briefLines(description, client.contacts).left_out.some(
    (aside) => withoutTheClient(aside, client) !== aside,
  );
  const open = (said: string): string[] => {
    const bare = withoutTheClient(said, client);
    if (bare === said) return isConfidential(said, client.contacts) ? [] : [said];
    const isOfPeople = PERSON.test(bare);
    const others = (bare.replace(LABELS, '').match(/\p{L}{3,}/gu) ?? []).length;
    if (others < (isOfPeople ? LEAST_BESIDE_PEOPLE : LEAST_BESIDE_CLIENT)) return [];
    if (!isOfPeople && !isNameKept) return [said];
    return [inLanguageOf(bare, language)];
  };
  const list = (lines: readonly string[] | undefined): string[] => (lines ?? []).flatMap(open);
  return {
    ...spec,
    summary: sentencesOf(spec.summary ?? '')
      .flatMap(open)
      .join(' '),
    responsibilities: list(spec.responsibilities),
    requirements: list(spec.requirements),
    nice_to_have: list(spec.nice_to_have),
  };
}

const PERSON = /the hiring manager/iu;
const LABELS = /the hiring manager|our client(?:['’]s)?/giu;
/** Fewer words beside whom it names say nothing of the job: "Message from …, school business manager". */
const LEAST_BESIDE_PEOPLE = 6;
const LEAST_BESIDE_CLIENT = 2;
