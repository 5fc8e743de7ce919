import type { GetICUArgs } from '@schummar/icu-type-parser';
import type { Child } from 'hono/jsx';
import { IntlMessageFormat } from 'intl-messageformat';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { fr } from './fr/index.ts';
import { type Language, language, locale } from './language.ts';

/** The texts of the pages by part and key, as ICU messages. The English ones say which there are. */
export type Part = keyof typeof en;
export type Key = { [P in Part]: `${P}.${keyof (typeof en)[P] & string}` }[Part];

/** The keys of texts that are given nothing. */
export type PlainKey = {
  [K in Key]: TextOf<K> extends `${string}${'{' | '<'}${string}` ? never : K;
}[Key];

/** Every catalogue by its language. */
export const CATALOGUES: Record<Language, Record<string, Record<string, string>>> = { en, de, fr };

type TextOf<K extends Key> = K extends `${infer P extends Part}.${infer N}`
  ? N extends keyof (typeof en)[P]
    ? (typeof en)[P][N] & string
    : never
  : never;

type Plain = { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date };
type Rich = { ICUArgument: Child; ICUNumberArgument: number; ICUDateArgument: Date };
type TagsIn<T> = T extends `${string}<${infer Tag}>${infer Rest}`
  ? Tag extends `/${string}`
    ? TagsIn<Rest>
    : Tag | TagsIn<Rest>
  : never;
type Arguments<T> = keyof T extends never ? [] : [values: T];

/** Renders the words between a message's tags. */
export type Markup = (words: Child) => Child;

/** A text in the language of the page. */
export function t<K extends Key>(key: K, ...[values]: Arguments<GetICUArgs<TextOf<K>, Plain>>): string {
  const text = textAt(key);
  if (values === undefined) return text;
  return String(compiled(text).format(values as Record<string, string | number>));
}

/** A text with markup: each tag of the message has a function that renders what stands in it. */
export function marked<K extends Key>(
  key: K,
  values: GetICUArgs<TextOf<K>, Rich> & { [Tag in TagsIn<TextOf<K>>]: Markup },
): Child {
  const parts = compiled(textAt(key)).format<Child>(values as Record<string, Child | Markup>);
  return parts as Child;
}

function textAt(key: Key): string {
  const [part = '', name = ''] = key.split('.');
  const text = CATALOGUES[language()][part]?.[name];
  if (text === undefined) throw new Error(`There is no text ${key} in ${language()}.`);
  return text;
}

const messages = new Map<string, IntlMessageFormat>();

// By locale and text: parsing takes longer than all else.
function compiled(text: string): IntlMessageFormat {
  const at = `${locale()} ${text}`;
  let message = messages.get(at);
  if (message === undefined) {
    message = new IntlMessageFormat(text, locale());
    messages.set(at, message);
  }
  return message;
}
