import type { Mark, Token } from './tongue-marks.ts';
import { marksOf, type Tongue, tokensOf } from './tongues.ts';
import { type Attribute, isAttribute } from './types.ts';

/** What a sentence names people by, and where. */
export interface Being {
  about: Attribute;
  start: number;
  end: number;
}
/** The marks of a sentence, with its tokens. */
export interface Marked {
  tongue: Tongue;
  tokens: Token[];
  marks: Mark[];
}

export function markedIn(text: string, tongue: Tongue): Marked {
  const tokens = tokensOf(text);
  return { tongue, tokens, marks: marksOf(tokens, tongue) };
}

const plainTag = (tag: string): string => tag.replace('?', '');
/** Whether a mark names an attribute, certainly or perhaps. */
export const isOfPeople = ({ tag }: Mark): boolean => isAttribute(plainTag(tag)) || tag === 'number';
export const attributeOf = ({ tag }: Mark): string => (tag === 'number' ? 'age' : plainTag(tag));

/** Whether a word of a sentence is part of what names people by an attribute. */
export const namesPeople = (word: string, { tokens, marks }: Marked): boolean =>
  marks.some(
    (mark) =>
      isOfPeople(mark) && tokens.slice(mark.from, mark.to).some(({ text }) => text === word.toLowerCase()),
  );

/** What may explain why a sentence names people: whom the work is for, what is offered, what the law asks, that everybody is meant. */
const EXPLAINS = new Set([
  'serve',
  'house',
  'customer',
  'trade',
  'benefit',
  'law',
  'open',
  'done',
  'skill',
  'product',
  'least_age',
]);

const kindOf = (mark: Mark): string =>
  !isOfPeople(mark) ? mark.tag : mark.tag.endsWith('?') ? 'any?' : 'any';

/** How near the surroundings of an attribute must stand to be counted as beside it. */
const NEAR = 3;

/** Whether a sentence names people by an attribute and nothing in it that would explain it. */
export const isUnexplained = ({ marks }: Marked): boolean =>
  marks.some(isOfPeople) && !marks.some(({ tag }) => EXPLAINS.has(tag));

/** How much of a word counts: what follows is mostly its form. */
const STEM = 6;

/**
 * What tells of a sentence whether it picks or describes people: its marks, by which what one language has taught holds for all, and the
 * words of its own.
 */
export function featuresOf({ tongue, tokens, marks }: Marked): string[] {
  const found = new Set<string>();
  const own = marks.filter(isOfPeople);
  const around = marks.filter((mark) => !isOfPeople(mark));
  const attributes = new Set(own.map(({ tag }) => tag));
  const context = [...new Set(around.map(({ tag }) => tag))];
  for (const tag of [...attributes, ...context]) found.add(tag);
  if (attributes.size > 1) found.add('several');
  if (attributes.size === 0) found.add('none');
  const sure = own.some(({ tag }) => !tag.endsWith('?'));
  const first = Math.min(...own.map(({ from }) => from));
  for (const { tag, from } of around)
    if (EXPLAINS.has(tag)) found.add(from < first ? `${tag} before` : `${tag} after`);
  const explained = context.some((tag) => EXPLAINS.has(tag));
  if (!explained) for (const tag of attributes) found.add(`${plainTag(tag)} alone`);
  if (!explained && own.length > 0) found.add(`${sure ? 'any' : 'any?'} alone`);
  for (const tag of context) {
    found.add(`${attributes.size === 0 ? 'none' : sure ? 'any' : 'any?'}&${tag}`);
    for (const attribute of attributes) found.add(`${plainTag(attribute)}&${tag}`);
  }
  for (const [at, tag] of context.entries())
    for (const other of context.slice(at + 1)) found.add([tag, other].sort().join('&'));
  for (const mark of own) {
    const kind = mark.tag.endsWith('?') ? 'any?' : 'any';
    for (const other of around) {
      if (other.to <= mark.from && mark.from - other.to < NEAR) {
        found.add(`${other.tag}<${kind}`);
        if (other.to === mark.from) found.add(`${other.tag}<<${attributeOf(mark)}`);
      }
      if (other.from >= mark.to && other.from - mark.to < NEAR) found.add(`${kind}>${other.tag}`);
    }
    if (mark.from === 0) found.add(`first ${kind}`);
  }
  const order = [...marks].sort((a, b) => a.from - b.from || a.to - b.to);
  for (const [at, mark] of order.entries()) {
    const next = order[at + 1];
    if (next !== undefined && next.from >= mark.to) found.add(`${kindOf(mark)}, ${kindOf(next)}`);
  }
  const length = tokens.length;
  found.add(length < 4 ? 'short' : length < 9 ? 'middle' : length < 17 ? 'long' : 'longest');
  if (attributes.size > 0) found.add(`any ${length < 4 ? 'short' : length < 9 ? 'middle' : 'long'}`);
  for (const { text } of tokens) found.add(`${tongue} ${text.slice(0, STEM)}`);
  return [...found];
}
