import { certifications, industries, roles, skills } from '../../../lexicon/terms.ts';
import { outsideQuotes } from './in-turn.ts';

const WORD = String.raw`\p{L}[\p{L}\p{N}&'’-]*`;
const THING = String.raw`${WORD}(?:\s+(?!(?:and|or)(?!\p{L}))${WORD}){0,2}`;
const THINGS = String.raw`${THING}(?:\s*(?:,|\/|&|\band\b|\bor\b)\s*${THING}){0,3}?`;
const TOO = String.raw`(?:included|too|as\s+well|also|inclusive)`;
const WITH = String.raw`(?:incl(?:\.|uding|udes)?|plus|also|as\s+well\s+as|and\s+also)`;
const INCLUDED = new RegExp(
  String.raw`\s*\((?:(?<behind>${THINGS})\s+${TOO}|${WITH}\s+(?<ahead>${THINGS}))\)(?=\s*(?<joint>,|\bor\b|\band\b|\/|&)|)`,
  'giu',
);

const BEFORE = new RegExp(String.raw`(?<![\p{L}'’-])${WORD}(?:\s+${WORD}){0,2}$`, 'iu');
const BOOKS = [roles, industries, skills, certifications];
/** Of what kinds a word is. */
const kindsOf = (said: string): number[] =>
  BOOKS.flatMap((book, at) => (book().book.whole(said) === undefined ? [] : [at]));

/** "Logistics (ports included), aviation or energy": what is put in brackets as included is one more of the list. */
export const withIncludedInList = (query: string): string =>
  outsideQuotes(query, (part) =>
    part.replace(INCLUDED, (whole: string, ...rest: unknown[]) => {
      const { behind, ahead, joint = '' } = rest.at(-1) as Record<string, string | undefined>;
      const words = BEFORE.exec(part.slice(0, Number(rest.at(-3))).slice(-80))?.[0].split(/\s+/) ?? [];
      const kinds = words.flatMap((_, at) => kindsOf(words.slice(at).join(' ')));
      const things = (behind ?? ahead ?? '').split(/\s*(?:,|\/|&|\band\b|\bor\b)\s*/iu);
      const areSame = things.every((thing) => kindsOf(thing).some((kind) => kinds.includes(kind)));
      if (!areSame) return whole;
      return joint === '' ? ` or ${things.join(' or ')}` : `, ${things.join(', ')}`;
    }),
  );

const NEXT = String.raw`\s*(?:,\s*(?:or\s+)?|\/|\bor\b)\s*`;
/** "Anybody from logistics, aviation or energy". */
const FROM = new RegExp(
  String.raw`(?<=\b(?:any(?:one|body)|everyone|everybody|someone|somebody|people|folks?|those|candidates)\s+from\s+)${WORD}(?:${NEXT}${WORD})+(?=\s*(?:$|[,;.!?)]|\s[-–—]\s|\b(?:in|at|who|whose|with|near|around|on)(?!\p{L})))`,
  'giu',
);

/** Fields that people are from, some of which are fields and no skill, are all fields where somebody worked. */
export const withFieldsFrom = (query: string): string =>
  outsideQuotes(query, (part) =>
    part.replace(FROM, (list: string) => {
      const fields = list.split(new RegExp(NEXT, 'iu'));
      const isField = (said: string): boolean => industries().book.whole(said) !== undefined;
      const isSkill = (said: string): boolean => skills().book.whole(said) !== undefined;
      if (!fields.every(isField) || fields.every(isSkill)) return list;
      const named = fields.map((field) =>
        isSkill(field) && isField(`${field} industry`) ? `${field} industry` : field,
      );
      return `${named.slice(0, -1).join(', ')} or ${named.at(-1)}`;
    }),
  );
