import { explainedOf } from './short-fields.ts';

/** A record as far as its titles and papers go. */
interface Record {
  current_title?: string | null | undefined;
  headline?: string | null | undefined;
  experience?: readonly object[] | null | undefined;
  education?: readonly object[] | null | undefined;
}

const wordsIn = (one: object, key: string): string[] => {
  const said: unknown = Reflect.get(one, key);
  return typeof said === 'string' && said.trim() !== '' ? [said.trim()] : [];
};

/** The titles and degrees of a record that its vocabulary explains, whole and as an anonymous send shows them. */
export function titlesOf({ current_title, headline, experience, education }: Record): string[] {
  const titles = [
    ...[current_title, headline].flatMap((one) => (one ? [one.trim()] : [])),
    ...(experience ?? []).flatMap((one) => wordsIn(one, 'title')),
  ];
  const studies = (education ?? []).flatMap((one) => [...wordsIn(one, 'degree'), ...wordsIn(one, 'field')]);
  const shown = [
    ...titles.map((title) => explainedOf('title', title)),
    ...studies.map((study) => explainedOf('study', study)),
  ];
  return [...new Set(shown.filter((one) => one !== null))];
}
