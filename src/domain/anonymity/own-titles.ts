import type { Known } from './known.ts';
import { occurrences } from './occurrences.ts';
import { plainFieldOf } from './plain-fields.ts';
import { explainedOf, type ShortField } from './short-fields.ts';

/** A record as far as its titles and papers go. */
interface Record {
  current_title?: string | null | undefined;
  headline?: string | null | undefined;
  experience?: readonly object[] | null | undefined;
  education?: readonly object[] | null | undefined;
  terms?: readonly string[] | null | undefined;
}

const wordsIn = (one: object, key: string): string[] => {
  const said: unknown = Reflect.get(one, key);
  return typeof said === 'string' && said.trim() !== '' ? [said.trim()] : [];
};

/** The degrees of a record and what they were taken in. */
export const studiesOf = ({ education }: Pick<Record, 'education'>): string[] =>
  (education ?? []).flatMap((one) => [...wordsIn(one, 'degree'), ...wordsIn(one, 'field')]);

/** What short fields of a record show in their own places. */
interface ShownFields {
  /** Titles and degrees that its vocabulary or a dictionary explains, whole and as an anonymous send shows them. */
  titles: string[];
  /** Others that are shown as they stand, and skills: they tell nobody in a list or as what somebody is, and nothing elsewhere. */
  listed: string[];
}

/**
 * The short fields of a record as an anonymous send shows them.
 * @param known the strings that tell who it is
 */
export function shownFieldsOf(
  { current_title, headline, experience, education, terms }: Record,
  known: readonly Known[],
): ShownFields {
  const fields: (readonly [ShortField, string])[] = [
    ...[current_title, headline].flatMap((one) => (one ? [['title', one.trim()] as const] : [])),
    ...(experience ?? []).flatMap((one) => wordsIn(one, 'title').map((title) => ['title', title] as const)),
    ...studiesOf({ education }).map((study) => ['study', study] as const),
    ...(terms ?? []).map((term) => ['skill', term.trim()] as const),
  ];
  const titles = new Set<string>();
  const listed = new Set<string>();
  for (const [kind, text] of fields) {
    const explained = explainedOf(kind, text);
    if (kind !== 'skill' && explained !== null) titles.add(explained);
    if (explained === text) continue;
    const { shown, unknown } = plainFieldOf(kind, text, occurrences(text, known));
    if (shown !== null) (kind === 'skill' || unknown.length > 0 ? listed : titles).add(shown);
  }
  return { titles: [...titles], listed: [...listed] };
}
