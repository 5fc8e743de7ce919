import type { Dimension } from '../analytics/index.ts';
import { RANKS } from './figure-words.ts';
import { dimensionOf } from './structure.ts';
import type { Tokens } from './tokens.ts';

const EVENTS: ReadonlySet<string> = new Set(
  'place hire bill fee feesize salary submit interview offer apply falloff reject withdraw start call email'.split(
    ' ',
  ),
);

/** Small words that turn what is asked and have no part of a query: a question with one is refused. */
export function turnedIn(tokens: Tokens): string[] {
  return [
    ...onlyIn(tokens),
    ...withoutFallen(tokens),
    ...eitherIn(tokens),
    ...deniedFigure(tokens),
    ...countBeside(tokens),
    ...fromDayIn(tokens),
    ...pointingIn(tokens),
    ...ratioTurned(tokens),
    ...byOthersIn(tokens),
    ...someDaysIn(tokens),
    ...contactsIn(tokens),
  ];
}

const POLITE: ReadonlySet<string> = new Set(['please', 'and', 'so', 'ok', 'hi', 'hello', 'hey', 'also']);

/** Whether places are asked for by what is so of them: "which clients", "who", "consultants that"; not in an order, nor cut by. */
function asksPlaces(tokens: Tokens): boolean {
  if (tokens.all.some(({ kind, word }) => kind === 'word' && (RANKS[word] !== undefined || word === 'by')))
    return false;
  const start = tokens.all.findIndex(({ kind }, at) => kind === 'word' && !POLITE.has(tokens.word(at)));
  if (['which', 'who', 'whose'].includes(tokens.word(start))) return true;
  const many = tokens.all.findIndex(({ word }, at) => word === 'many' && tokens.at(at - 1)?.word === 'how');
  const heads = many >= 0 ? [many + 1, many + 2] : [start, start + 1];
  return heads.some(
    (at) => PLACES.test(tokens.at(at)?.written ?? '') && HEADS.has(dimensionOf(tokens.word(at)) ?? 'job'),
  );
}

const PLACES = /^(clients|customers|companies|consultants|recruiters|teams|industries)$/i;
const HEADS: ReadonlySet<Dimension | 'job'> = new Set<Dimension>([
  'client',
  'consultant',
  'team',
  'industry',
]);

/** "Clients with only contract placements" have no others; "only Sam placed" leaves out what Sam shared. */
function onlyIn(tokens: Tokens): string[] {
  const places = asksPlaces(tokens);
  return tokens.mentions().flatMap((at) => {
    const on = [at - 1, at + 1].find((one) => tokens.lemma(one) === 'only');
    if (on === undefined) return [];
    const one = tokens.at(at)?.mention?.dimension === 'consultant';
    const does =
      one && (DOES.test(tokens.at(at + 1)?.written ?? '') || DOES.test(tokens.at(at - 2)?.written ?? ''));
    return places || does ? [`${tokens.at(on)?.written} ${tokens.at(at)?.mention?.values[0]?.label}`] : [];
  });
}

const DOES = /^(did|has|have|had|was|were|got|gets?|\p{L}+ed)$/iu;

/** "Which consultants placed without a fall-off" have none; they are not those with others as well. */
function withoutFallen(tokens: Tokens): string[] {
  if (!asksPlaces(tokens)) return [];
  return tokens.all.flatMap(({ written }, at) => {
    const none = ['without', 'not', 'no'].includes(tokens.word(at));
    const placed = tokens.find(['place', 'hire', 'start', 'bill', 'fee']);
    return none && placed >= 0 && placed < at && tokens.lemma(tokens.next(at)) === 'falloff'
      ? [`${written} fall-offs`]
      : [];
  });
}

/** "At Pacific Bank or contract", "Sam and the team": two different things, not what is both. */
function eitherIn(tokens: Tokens): string[] {
  return tokens.all.flatMap(({ word }, at) => {
    const and = ['and', 'plus', '&', '+'].includes(word);
    if (word !== 'or' && word !== 'nor' && !and) return [];
    let back = at - 1;
    while (
      back >= 0 &&
      tokens.at(back)?.kind === 'word' &&
      (tokens.isFiller(back) || tokens.lemma(back) === 'place')
    )
      back -= 1;
    const [one, two] = [tokens.at(back)?.mention, tokens.at(tokens.next(at))?.mention];
    if (one == null || two == null || one.dimension === two.dimension) return [];
    if (and && !(OF_PEOPLE.has(one.dimension) && OF_PEOPLE.has(two.dimension))) return [];
    return [`${one.values[0]?.label} ${and ? 'and' : 'or'} ${two.values[0]?.label}`];
  });
}

const OF_PEOPLE: ReadonlySet<string> = new Set(['consultant', 'team']);

/** "Placements, not billings": the second is not asked for, and nothing is said to have none of it. */
function deniedFigure(tokens: Tokens): string[] {
  return tokens.all.flatMap(({ word, lemma }, at) => {
    if (word !== 'not' || !EVENTS.has(tokens.lemma(at + 1))) return [];
    const written = tokens.at(at + 1)?.written ?? '';
    // "Not submitted", "not placed" say what was not done.
    if (!/(ments?|ings?|ions?|ews?|fees?|offers?|salar(y|ies)|starts?|calls?|emails?)$/i.test(written))
      return [];
    const other = tokens.all.slice(0, at).some((one) => one.kind === 'word' && EVENTS.has(one.lemma));
    return other && lemma !== '' ? [`not ${written}`] : [];
  });
}

/** "Number and value of", "count and fees": how many, and something else of them. */
function countBeside(tokens: Tokens): string[] {
  return tokens.all.flatMap(({ word }, at) => {
    if (!['and', 'plus', '&', '+'].includes(word)) return [];
    const counts = (on: number): boolean =>
      ['count', 'number', 'numbers', 'many', 'total'].includes(tokens.word(on));
    const on = tokens.at(at + 1)?.kind === 'mention' || tokens.word(at + 1) === 'the' ? at + 2 : at + 1;
    const before = counts(at - 1) && tokens.lemma(on) !== '' && !tokens.isFiller(on);
    const after = counts(on) && tokens.all.slice(0, at).some(({ lemma }) => EVENTS.has(lemma));
    return before || after ? [`${tokens.at(at - 1)?.written} and ${tokens.at(on)?.written}`] : [];
  });
}

/** "Placements from 1 May": of that day, or since then. */
const fromDayIn = (tokens: Tokens): string[] =>
  tokens.all.flatMap(({ kind, written }, at) =>
    kind === 'period' && tokens.word(at - 1) === 'from' && /^\d{1,2}(st|nd|rd|th)?$/i.test(written)
      ? [`from ${written}: on that day, or since`]
      : [],
  );

const IS: ReadonlySet<string> = new Set(['is', 'are', 'was', 'were', 'be', 'been']);

/** There, their, it, also: of what nothing is said in a question by itself. */
function pointingIn(tokens: Tokens): string[] {
  return tokens.all.flatMap(({ kind, word, written }, at) => {
    if (kind !== 'word') return [];
    const near = [at - 2, at - 1, at + 1, at + 2].some((on) => IS.has(tokens.word(on)));
    if (word === 'there') return near ? [] : [written];
    if (word === 'also') return at === 0 ? [] : [written];
    if (!['their', 'them', 'its', 'it'].includes(word)) return [];
    // "How long does it take" is of nothing said before.
    if (word === 'it' && [at + 1, at + 2].some((on) => tokens.at(on)?.lemma === 'take')) return [];
    const told = tokens.all
      .slice(0, at)
      .some(
        (one) =>
          one.kind === 'mention' ||
          dimensionOf(one.word) !== null ||
          EVENTS.has(one.lemma) ||
          one.word === 'who',
      );
    return told ? [] : [written];
  });
}

/** "The ratio of placements to fall-offs": how many of the first to one of the other, where a rate is the other way round. */
const ratioTurned = (tokens: Tokens): string[] =>
  tokens.says('ratio')
    ? tokens.all.flatMap(({ kind, written }, at) =>
        kind === 'word' && ['falloff', 'noshow'].includes(tokens.lemma(at)) && tokens.word(at - 1) === 'to'
          ? [`to ${written}`]
          : [],
      )
    : [];

/** "Waiting for an answer from us", "rejected by the candidate": by whom, where a figure is of one side alone. */
function byOthersIn(tokens: Tokens): string[] {
  const done = tokens.find([...ONE_SIDED]);
  if (done < 0) return [];
  return tokens.all.flatMap(({ word, written }, at) => {
    // Who "withdrew on us" withdrew.
    const leads = tokens.lemma(done) === 'silent' ? ['from', 'by', 'on', 'for'] : ['from', 'by', 'for'];
    if (at <= done || !leads.includes(word)) return [];
    let on = at + 1;
    while (['the', 'a', 'our', 'any'].includes(tokens.word(on))) on += 1;
    const whom = tokens.word(on) === 'us' || ['candidate', 'people'].includes(tokens.lemma(on));
    return whom ? [`${written} ${tokens.at(on)?.written}`] : [];
  });
}

const ONE_SIDED = ['silent', 'respond', 'reject', 'withdraw', 'cancel', 'noshow'] as const;

/** "Contacts at Coral" are people of the client, and no calls or mails. */
const contactsIn = (tokens: Tokens): string[] =>
  tokens.all.flatMap(({ kind, written }, at) =>
    kind === 'word' && /^contacts$/i.test(written) && tokens.word(at + 1) !== 'made' ? [written] : [],
  );

/** "Those days", "most days", "how many times": no length of time. */
const someDaysIn = (tokens: Tokens): string[] =>
  tokens.all.flatMap(({ kind, word, written }, at) =>
    kind === 'word' &&
    ((word === 'day' && SOME.has(tokens.word(at - 1))) ||
      (/^times$/i.test(written) && tokens.word(at - 1) === 'many'))
      ? [`${tokens.at(at - 1)?.written} ${written}`]
      : [],
  );

const SOME: ReadonlySet<string> = new Set(['these', 'those', 'some', 'most', 'all', 'other']);
