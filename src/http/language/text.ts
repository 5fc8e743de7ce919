import type { GetICUArgs } from '@schummar/icu-type-parser';
import type { Child } from 'hono/jsx';
import type { Language } from '#src/lib/reader-language.ts';
import { compiled, type KeyIn, type TextIn, textAt, translator } from '#src/lib/texts.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { fr } from './fr/index.ts';

type Texts = typeof en;
/** The texts of the pages by part and key. The English ones say which there are. */
export type Key = KeyIn<Texts>;

/** The keys of texts that are given nothing. */
export type PlainKey = {
  [K in Key]: TextIn<Texts, K> extends `${string}${'{' | '<'}${string}` ? never : K;
}[Key];

const catalogues = { en, de, fr };

/** Every catalogue by its language. */
export const CATALOGUES: Record<Language, Record<string, Record<string, string>>> = catalogues;

/** A text in the language of the page. */
export const t = translator<Texts>(catalogues);

type Rich = { ICUArgument: Child; ICUNumberArgument: number; ICUDateArgument: Date };
type TagsIn<T> = T extends `${string}<${infer Tag}>${infer Rest}`
  ? Tag extends `/${string}`
    ? TagsIn<Rest>
    : Tag | TagsIn<Rest>
  : never;

/** Renders the words between a message's tags. */
export type Markup = (words: Child) => Child;

/** A text with markup: each tag of the message has a function that renders what stands in it. */
export function marked<K extends Key>(
  key: K,
  values: GetICUArgs<TextIn<Texts, K>, Rich> & { [Tag in TagsIn<TextIn<Texts, K>>]: Markup },
): Child {
  const parts = compiled(textAt(CATALOGUES, key)).format<Child>(values as Record<string, Child | Markup>);
  return parts as Child;
}
