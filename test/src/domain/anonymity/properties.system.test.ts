import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstNameOnly, identityOf, residue, scrub } from '#src/domain/anonymity/index.ts';
import { isInDictionary } from '#src/domain/anonymity/reading.ts';

/** 2,000 in test/long/anonymity.test.ts. */
const RUNS = { numRuns: Number(process.env.ANONYMITY_RUNS ?? 60) };

const letters = 'abcdefghijklmnopqrstuvwxyz';
// Spelt out of letters; one that is a word of the dictionary is no name in small letters.
const word = fc
  .string({ unit: fc.constantFrom(...letters), minLength: 4, maxLength: 9 })
  .filter((made) => !isInDictionary(made) && !PROSE.includes(made) && /[aeiou]/.test(made));
const PROSE = 'what happened at the site when teams delivered results for and with over ten years in rail';

const ACCENTS: Record<string, string[]> = {
  a: ['á', 'à', 'â', 'ã', 'å', 'ā'],
  c: ['ç', 'č'],
  d: ['đ'],
  e: ['é', 'è', 'ê', 'ë', 'ė'],
  i: ['í', 'ì', 'î', 'ï'],
  l: ['ł'],
  n: ['ñ', 'ń'],
  o: ['ó', 'ò', 'ô', 'õ', 'ø'],
  s: ['š', 'ś'],
  u: ['ú', 'ù', 'û', 'ū'],
  y: ['ý'],
  z: ['ž', 'ż'],
};
const GAPS = [' ', '  ', '\n', '-', ' - ', '.', '_', '', '\u00a0', ' , ', '\u200b '];

/** A string as somebody may write it: other case, other accents, other gaps, unseen characters. */
const written = (text: string) =>
  fc
    .array(fc.tuple(fc.nat(5), fc.nat(9), fc.boolean()), { minLength: text.length, maxLength: text.length })
    .chain((choices) =>
      fc.constantFrom(...GAPS).map((gap) =>
        [...text]
          .map((sign, at) => {
            if (sign === ' ') return gap;
            const [kind = 0, pick = 0, decomposed = false] = choices[at] ?? [];
            const accents = ACCENTS[sign.toLowerCase()] ?? [];
            if (kind === 1 && accents.length > 0) {
              const accent = accents[pick % accents.length] ?? sign;
              return decomposed ? accent.normalize('NFD') : accent;
            }
            if (kind === 2) return sign.toUpperCase();
            return kind === 3 && pick === 0 ? `${sign}\u200b` : sign;
          })
          .join(''),
      ),
    );

const plain = (text: string): string =>
  text
    .replace(/\[[a-z -]*removed\]/g, ' ')
    .normalize('NFKD')
    .replace(/\p{M}|\p{Cf}/gu, '')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/đ/g, 'd')
    .replace(/ø/g, 'o');

/** Whether a text still holds a known string, told by other means than the scrubber's own. */
const holds = (text: string, known: string): boolean => {
  const words = plain(text).split(/[^\p{L}\p{N}]+/u);
  const wanted = plain(known).split(/[^\p{L}\p{N}]+/u);
  return (
    words.some((_, at) => wanted.every((part, i) => words[at + i] === part)) ||
    words.includes(wanted.join(''))
  );
};

const person = fc.record({
  first: word,
  last: word,
  employer: fc.tuple(word, word),
  school: fc.tuple(word, word),
});
const identity = ({ first, last, employer, school }: Pick<Known, 'first' | 'last' | 'employer' | 'school'>) =>
  identityOf({
    candidate: {
      name: `${first} ${last}`,
      first_name: first,
      last_name: last,
      current_company: `${employer.join(' ')} Pty Ltd`,
      education: [{ school: school.join(' ') }],
    },
  });
interface Known {
  first: string;
  last: string;
  employer: [string, string];
  school: [string, string];
}

describe('scrubbing', () => {
  it('lets no name, employer or school survive, however it is cased, accented or spaced', () => {
    fc.assert(
      fc.property(
        person.chain((who) => {
          const strings = [
            `${who.first} ${who.last}`,
            `${who.last} ${who.first}`,
            who.first,
            who.last,
            who.employer.join(' '),
            who.school.join(' '),
          ];
          return fc.tuple(
            fc.constant(who),
            fc.constant(strings),
            fc.tuple(...strings.map((known) => written(known))),
          );
        }),
        ([who, strings, variants]) => {
          const text = variants
            .map((variant) => `what happened with ${variant} over ten years in rail, `)
            .join('\n');
          const clean = scrub(text, identity(who)).text;
          for (const known of strings) expect(holds(clean, known), `${known} in: ${clean}`).toBe(false);
        },
      ),
      RUNS,
    );
  });

  it('changes nothing when it is done again, and leaves no residual identifier', () => {
    fc.assert(
      fc.property(
        person,
        fc.array(
          fc.oneof(
            fc.constantFrom(
              'She leads the team',
              'his 12 reports',
              'since 3 March 2019',
              'call +61 412 345 678',
              'aged 41',
              'at 12 Smith Street, Newtown NSW 2042',
              'see www.example.com/jane',
              'jane at example dot com',
              'on the [phone removed] line',
              'He has built hers',
              'Mr',
              'University of Melbourne',
            ),
            // Capitals behind a title would be the name of somebody else, which residue tells.
            fc.string({ maxLength: 30 }).map((text) => text.toLowerCase()),
            fc.constant('FIRST'),
            fc.constant('LAST'),
            fc.constant('EMPLOYER'),
          ),
          { maxLength: 12 },
        ),
        (who, pieces) => {
          const text = pieces
            .join(' ')
            .replaceAll('FIRST', who.first)
            .replaceAll('LAST', who.last)
            .replaceAll('EMPLOYER', who.employer.join(' '));
          const known = identity(who);
          const once = scrub(text, known);
          const twice = scrub(once.text, known);
          expect(twice.text).toBe(once.text);
          expect(twice.replaced).toEqual([]);
          const left = residue(once.text, known).filter(({ reason }) => reason !== 'protected_attribute');
          expect(left, once.text).toEqual([]);
        },
      ),
      RUNS,
    );
  });

  it('names spans of the text that was given, in order and without overlaps', () => {
    fc.assert(
      fc.property(person, fc.array(fc.string({ maxLength: 12 }), { maxLength: 6 }), (who, pieces) => {
        const text = pieces.join(` ${who.first} ${who.last} at ${who.employer.join(' ')} on 3 May 2020 `);
        const { replaced } = scrub(text, identity(who));
        let end = 0;
        for (const span of replaced) {
          expect(span.text).toBe(text.slice(span.start, span.end));
          expect(span.start).toBeGreaterThanOrEqual(end);
          end = span.end;
        }
      }),
      RUNS,
    );
  });

  it('leaves a first name standing where only the surname must go, and lets no surname survive', () => {
    fc.assert(
      fc.property(
        person.chain((who) =>
          fc.tuple(fc.constant(who), written(who.last), written(`${who.first} ${who.last}`)),
        ),
        ([who, last, full]) => {
          fc.pre(who.first !== who.last);
          const text = `what happened with ${full} when ${last} delivered; ${who.first} and linkedin.com/in/${who.first}-${who.last}`;
          const clean = firstNameOnly(text, identity(who)).text;
          expect(holds(clean, who.last), clean).toBe(false);
          expect(holds(clean, who.first)).toBe(true);
          expect(clean).not.toContain('linkedin.com');
          expect(firstNameOnly(clean, identity(who)).text).toBe(clean);
        },
      ),
      RUNS,
    );
  });
});
