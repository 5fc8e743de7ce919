import type { GetICUArgs } from '@schummar/icu-type-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { type Language, language, locale } from './reader-language.ts';

/** Texts by part and key, as ICU messages. */
type Texts = Record<string, Record<string, string>>;

/** The keys of a catalogue: `part.name`. */
export type KeyIn<C> = { [P in keyof C & string]: `${P}.${keyof C[P] & string}` }[keyof C & string];

/** The message behind a key. */
export type TextIn<C, K> = K extends `${infer P extends keyof C & string}.${infer N}`
  ? N extends keyof C[P]
    ? C[P][N] & string
    : never
  : never;

type Plain = { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date };
type Arguments<T> = keyof T extends never ? [] : [values: T];

/** A text of a catalogue in the language of what is written now; what its message names must be given. */
export type Translate<C> = <K extends KeyIn<C>>(
  key: K,
  ...[values]: Arguments<GetICUArgs<TextIn<C, K>, Plain>>
) => string;

/** The texts of a catalogue whose English says which there are. */
export function translator<C extends Texts>(catalogues: Record<Language, Texts> & { en: C }): Translate<C> {
  return (key, ...[values]) => {
    const text = textAt(catalogues, key);
    if (values === undefined) return text;
    return String(compiled(text).format(values as Record<string, string | number>));
  };
}

/** The message behind a key in the language of what is written now. */
export function textAt(catalogues: Record<Language, Texts>, key: string): string {
  const [part = '', name = ''] = key.split('.');
  const text = catalogues[language()][part]?.[name];
  if (text === undefined) throw new Error(`There is no text ${key} in ${language()}.`);
  return text;
}

const messages = new Map<string, IntlMessageFormat>();

/** A message ready to be given its values. Kept by locale and text: parsing takes longer than all else. */
export function compiled(text: string): IntlMessageFormat {
  const at = `${locale()} ${text}`;
  let message = messages.get(at);
  if (message === undefined) {
    message = new IntlMessageFormat(text, locale());
    messages.set(at, message);
  }
  return message;
}
