import { placeAt, placeNamed, stateOfCode } from '../../../lexicon/places.ts';
import type { Draft } from '../draft.ts';
import { tellOtherOfCode } from './other-of-code.ts';

const LISTED = /(?<![\p{L}\p{N}/])[A-Z]{2}(?:\s*(?:\/|,|&|\bor\b)\s*[A-Z]{2})+(?![\p{L}\p{N}/])/gu;

/** Those that are little else where they stand in a list; another is a state only beside one of these. */
const SURE = new Set(
  'NJ NY TX FL OH MN NC TN KY WI IL AZ NV UT NM KS NE ND MT WY NH VT RI MI AR AK HI'.split(' '),
);

const BETWEEN = String.raw`\s*(?:,|\/|&|\bor\b|\band\b)\s*`;
const NAMED = String.raw`\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?`;
const BESIDE_NAMED = new RegExp(
  String.raw`(?<![\p{L}\p{N}/])(?:(?<code>[A-Z]{2})${BETWEEN}(?<next>${NAMED})|(?<last>${NAMED})${BETWEEN}(?<then>[A-Z]{2}))(?![\p{L}\p{N}/])`,
  'gu',
);

const ALONE =
  /(?<=^|[,;(/.]\s*|\)\s+|\b(?:in|from|near|around|across|or|and)\s+|(?<!\p{Lu}\p{L}*)\p{Ll}{3,}s\s+)(?:NY|NJ|TX|FL)(?=\s*(?:$|[,;)/]|\.(?:\s|$)|\b(?:or|and)\s)|[\s-](?:based|area)\b|\s+\p{Ll}{3,})/gu;

const BEHIND_IN =
  /(?<=\b(?:[Ii]n|[Ff]rom|[Nn]ear|[Aa]cross)\s+)(?:AL|AK|AZ|IA|KS|KY|MD|MN|MO|MT|ND|NH|NM|NV|OK|PA|RI|SD|TN|UT|VT|WI|WV|WY|NI)(?=\s*(?:$|[,;)]|\.(?:\s|$)|\b(?:or|and|with|who|on)\s))/gu;

// "Nurses in AL", "lawyers in NI": behind these words the code of a state alone.
function readCodeBehindIn(draft: Draft): void {
  for (const { index, 0: code } of draft.each(BEHIND_IN)) {
    const state = code === 'NI' ? northernIreland(draft) : stateAt(code);
    if (state === undefined) continue;
    const taken = draft.take(index, index + code.length, {
      kind: 'location',
      label: state.name,
      values: [`${state.name}, ${state.country}`],
    });
    tellOtherOfCode(draft, code, state, taken);
  }
}

const northernIreland = ({ home }: Draft) => {
  const place = ['GB', 'IE'].includes(home.country) ? placeNamed('Northern Ireland', home.country) : null;
  return place?.kind === 'state' ? place : undefined;
};

// "NY underwriters": the code of a state that is little else, where no list follows.
function readCodeAlone(draft: Draft): void {
  for (const { index, 0: code } of draft.each(ALONE)) {
    const state = stateAt(code);
    const isListed = /^\s*(?:,|\/|&|\bor\b)\s*[A-Z]{2}\b/.test(draft.text.slice(index + code.length));
    if (
      state === undefined ||
      isListed ||
      /[A-Z]{2}\s*(?:,|\/|&|\bor\b)\s*$/.test(draft.text.slice(0, index))
    )
      continue;
    draft.take(index, index + code.length, {
      kind: 'location',
      label: state.name,
      values: [`${state.name}, US`],
    });
  }
}

// "NY or California": the code of a state beside the name of one.
function readCodeBesideState(draft: Draft): void {
  for (const { index, 0: whole, groups = {} } of draft.each(BESIDE_NAMED)) {
    const code = groups.code ?? groups.then ?? '';
    const state = stateAt(code);
    const beside = stateAt(groups.next ?? groups.last ?? '');
    if (!SURE.has(code) || state === undefined || beside === undefined) continue;
    const at = groups.code === undefined ? index + whole.length - code.length : index;
    draft.take(at, at + code.length, { kind: 'location', label: state.name, values: [`${state.name}, US`] });
  }
}

/** Those of Australia that mean something else, or nothing, by themselves. */
const AUSTRALIAN = new Set(['WA', 'SA', 'NT', 'NSW', 'VIC', 'QLD', 'TAS', 'ACT']);
const LISTED_AUSTRALIAN = new RegExp(
  String.raw`(?<![\p{L}\p{N}/])(?:(?<code>[A-Z]{2,3})${BETWEEN}(?<next>${NAMED})|(?<last>${NAMED})${BETWEEN}(?<then>[A-Z]{2,3}))(?![\p{L}\p{N}/])`,
  'gu',
);

// "Queensland & WA": the code of an Australian state beside the name of one, wherever the agency is.
function readAustralianCodes(draft: Draft): void {
  for (const { index, 0: whole, groups = {} } of draft.each(LISTED_AUSTRALIAN)) {
    const code = groups.code ?? groups.then ?? '';
    const named = placeAt((groups.next ?? groups.last ?? '').toLowerCase().split(' '), 0, 'AU')?.place;
    const state = placeAt([code.toLowerCase()], 0, 'AU')?.place;
    if (!AUSTRALIAN.has(code) || named?.kind !== 'state' || named.country !== 'AU') continue;
    if (state?.kind !== 'state' || state.country !== 'AU') continue;
    const at = groups.code === undefined ? index + whole.length - code.length : index;
    draft.take(at, at + code.length, { kind: 'location', label: state.name, values: [`${state.name}, AU`] });
  }
}

const CODE = '(?:wa|sa|nt|nsw|vic|qld|tas|act)';
const LISTED_SMALL = new RegExp(
  String.raw`(?<![\p{L}\p{N}/'’.-])(?:${CODE}|nz|aus|oz)(?:\s*(?:,\s*(?:or\b|and\b)?|\/|&|\bor\b|\band\b|(?=\s))\s*(?:${CODE}|nz|aus|oz))+(?![\p{L}\p{N}/'’-])`,
  'gu',
);

// "Truck drivers wa or nz": in small letters, in a list of such codes and no other, at an agency of these countries.
function readAustralianCodesInSmall(draft: Draft): void {
  if (!['AU', 'NZ'].includes(draft.home.country)) return;
  for (const { index, 0: list } of draft.each(LISTED_SMALL))
    for (const { index: from, 0: code } of list.matchAll(new RegExp(CODE, 'gu'))) {
      const place = placeAt([code], 0, 'AU')?.place ?? placeNamed(code.toUpperCase(), 'AU');
      if (place?.kind !== 'state' || place.country !== 'AU') continue;
      const at = index + from;
      draft.take(at, at + code.length, {
        kind: 'location',
        label: place.name,
        values: [`${place.name}, AU`],
      });
    }
}

const LAST_SMALL =
  /(?<=\p{L}{3,}s?,?\s+(?:in\s+)?)(?:wa|nsw|qld|tas)(?=\s*(?:[.?!)]*\s*$|[,;]|\b(?:with|who|asap|please|pls|only|fifo|perm|contract)\b))/gu;

// "HV sparkies wa", "nurses in qld": in small letters, last of what is asked for, at an agency of these countries.
function readAustralianCodeInSmall(draft: Draft): void {
  if (!['AU', 'NZ'].includes(draft.home.country)) return;
  for (const { index, 0: code } of draft.each(LAST_SMALL)) {
    const place = placeAt([code], 0, 'AU')?.place ?? placeNamed(code.toUpperCase(), 'AU');
    if (place?.kind !== 'state' || place.country !== 'AU') continue;
    draft.take(index, index + code.length, {
      kind: 'location',
      label: place.name,
      values: [`${place.name}, AU`],
    });
  }
}

const SMALL_BESIDE =
  /(?<![\p{L}\p{N}])(?:(ny|nj|tx|fl)\s*(?:,|\/|&|\bor\b|\band\b)+\s*(?=(\p{L}+(?: \p{L}+)?))|(?<=(\p{L}+)\s*(?:,|\/|&|\bor\b|\band\b)\s*)(ny|nj|tx|fl)(?![\p{L}\p{N}]))/gu;

// "Ny or California", "texas or ny": in small letters, beside the name of a state of theirs.
function readSmallCodeBesideState(draft: Draft): void {
  for (const { index, 0: whole, 1: first, 2: next = '', 3: last = '', 4: then } of draft.each(SMALL_BESIDE)) {
    const code = first ?? then ?? '';
    const state = stateAt(code.toUpperCase());
    const beside = [next, next.split(' ')[0] ?? '', last].some(
      (name) => name.length > 3 && (stateAt(name.toLowerCase()) !== undefined || isLargeCity(name)),
    );
    if (state === undefined || !beside) continue;
    const at = first === undefined ? index + whole.length - code.length : index;
    draft.take(at, at + code.length, { kind: 'location', label: state.name, values: [`${state.name}, US`] });
  }
}

// "London or ny": beside a city that is no word besides.
function isLargeCity(name: string): boolean {
  const found = placeAt(name.toLowerCase().split(' '), 0, 'US');
  if (found === undefined || found.doubtful || found.place.kind !== 'city') return false;
  return found.place.population >= 300_000;
}

/** An American state by its code or name. */
function stateAt(said: string) {
  const coded = stateOfCode(said);
  if (coded !== null) return coded;
  const place = placeAt(said.toLowerCase().split(' '), 0, 'US')?.place;
  return place?.kind === 'state' && place.country === 'US' ? place : undefined;
}

/** "NJ/PA", "TX, NM or AZ", "NY or California": American states by their codes, before PA can be read as an assistant. */
export function readStateCodes(draft: Draft): void {
  if (draft.text === draft.text.toUpperCase()) return;
  readAustralianCodesInSmall(draft);
  readAustralianCodeInSmall(draft);
  readSmallCodeBesideState(draft);
  readCodeAlone(draft);
  readCodeBesideState(draft);
  readAustralianCodes(draft);
  for (const { index, 0: list } of draft.each(LISTED)) {
    const codes = [...list.matchAll(/[A-Z]{2}/g)].map(({ index: from, 0: code }) => ({
      code,
      at: index + from,
      state: stateAt(code),
    }));
    const states = codes.flatMap(({ state }) => (state === undefined ? [] : [state]));
    if (states.length < codes.length || !codes.some(({ code }) => SURE.has(code))) continue;
    draft.take(index, index + list.length, {
      kind: 'location',
      label: states
        .map(({ name }) => name)
        .join(' or ')
        .slice(0, 200),
      values: states.map(({ name }) => `${name}, US`).slice(0, 20),
    });
  }
  readCodeBehindIn(draft);
}
