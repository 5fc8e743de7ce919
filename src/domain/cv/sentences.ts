import { hasLegalForm } from './occupations.ts';

const ABBREVIATED =
  /(?:^|[\s.(])(?:Ltd|Inc|Co|Corp|Pty|St|Hon|Mr|Mrs|Ms|Dr|Prof|Dott|Sta|Mt|Ft|S\.?A|plc|Jr|Sr|S\.?L|S\.?r\.?l|S\.?p\.?A|B\.?V|N\.?V|e\.?V|Cia|Lda|Ltda|Hosp|Univ|Dept|Mgr|Asst|Ssr|Cía|Adm|Cial|Téc|Lic|Ind|Hnos?|Hermn?s|Vda|Gral|Ntra|Sra|Sr|Asoc|Assoc|Avda|Fdez|Glez|Hdez|Mtnez|Rdguez|Bros|Gebr|Fa|F\.lli|Ets|Sté|Cie|Depto|Esc|Inst|Fac|Serv|Gob|Nal|Coop|Soc|Constr|Transp|Ing|Arq|Dir|Coord|Aux|Enc|Resp|Const|Inmob|Distrib|Ass|Amm|[A-Z]|\p{Lu}\p{Lu}\.\p{Lu}\p{Lu}|(?:[A-Z]\.){1,3}[A-Z])\.$/iu;
// Up to five letters behind a comma.
const SHORT_BEHIND_COMMA = /,\s\p{Lu}\p{L}{1,4}\.$/iu;

// Those that are other words in small letters: "Off. Mecc. Brugnara", "Gemeinschaftspraxis Dres. Wolff".
const WITH_CAPITAL =
  /(?:^|[\s.(])(?:Off|Mecc|Carp|Elettr|Costr|Imp|Geom|Avv|Rag|Sig|Cav|Dres|Mag|Dipl|Zentr|Maschb|Staatl|Städt|Kath|Evang|Ev|Abt|Öff|Éts|Mme|Mlle|Mlles|Gde|Ste|Dña|Hnas|Ayto|Mpal|Nac|Fed|Bco|Dra|Sto|Sec|Mun|Clín|Ferr|Eng|Arqª?|Lab|Sint|Fam|Kgl|Kon|Skt|Sct|Mek|Brdr|Gebr|Brødr|Frat)\.$/u;

// Ranks and what stands before a title, in small letters too: "stellv. Stationsleitung", "adj. Direction", "tf. Rektor", "Dep. Manager".
const RANK =
  /(?:^|[\s.(/-])(?:stellv|stellvertr|stv|ständ|gepr|kaufm|kfm|techn|dipl|wiss|wissensch|assist|verantw|staatl|städt|pädag|ärztl|hauptamtl|ehrenamtl|zert|vereid|öffentl|examin|adj|adjt|réf|éduc|dép|princ|suppl|téc|técn|tec|admvo|admva|gte|ofic|ref|comm|amm|vicedir|subst|supl|plv|plaatsverv|wnd|waarn|tijd|stf|bitr|tf|t\.f|vik|tillf|ställf|stedf|konst|fung|midl|afd|avd|dep|jnr|snr|exec|assoc|supt|supv|vs|apul|vt|varaj)\.$/iu;
const isBeforeTitle = (before: string): boolean => RANK.test(`${before.slice(-24)}.`);

/** Whether a text ends with a short form, so that its stop ends no sentence: "Farmacia Dott." */
export const isShortForm = (text: string): boolean =>
  ABBREVIATED.test(text) || SHORT_BEHIND_COMMA.test(text) || WITH_CAPITAL.test(text);

// "Kindergarten Nr. 47": behind a word, the number of a house follows.
const BEFORE_NUMBER = /\p{L}\s(?:Nr|nr|No|Núm|núm)$/u;

// Behind a comma four and five letters may be a name: "Verkoopster, Hema. Kassa en winkelvloer".
const MAY_BE_NAME = /,\s\p{Lu}\p{Ll}{3,4}$/u;

/** Whether a stop behind these words ends no sentence: that of a short form, but not of a name of four or five letters. */
export const endsNone = (before: string): boolean =>
  WITH_CAPITAL.test(`${before}.`) ||
  ABBREVIATED.test(`${before}.`) ||
  BEFORE_NUMBER.test(before) ||
  isBeforeTitle(before) ||
  (SHORT_BEHIND_COMMA.test(`${before}.`) && !MAY_BE_NAME.test(before));

/** The sentences of a text without their stops; the stop of a short form ends none. */
export function sentencesOf(text: string): string[] {
  return text.split(/\.\s+(?=[\p{Lu}\d])/u).reduce<string[]>((kept, part) => {
    const last = kept.at(-1);
    if (last !== undefined && endsNone(last)) kept[kept.length - 1] = `${last}. ${part}`;
    else kept.push(part);
    return kept;
  }, []);
}

/** The first sentence of a text without its stop, and what follows; a stop within a name or behind a short form ends none. */
export function firstSentence(text: string): { head: string; rest: string } {
  for (const { index } of text.matchAll(/\.\s+(?=[\p{Lu}\d«“"])/gu)) {
    const before = text.slice(0, index);
    // "Trilux GmbH & Co. KG": the form goes on.
    const goesOn = /^\.\s+(?:KG|KGaA|OHG|oHG)(?!\p{L})/u.test(text.slice(index));
    const isLegal = !goesOn && hasLegalForm(`${before}.`);
    if (before.length < 8 || (endsNone(before) && !isLegal)) continue;
    // "Montajes Cremades, S.L. Obra nueva": the stop of a legal form ends the sentence as well.
    return { head: isLegal ? `${before}.` : before, rest: text.slice(index + 1).trim() };
  }
  const whole = text.trim();
  return { head: isShortForm(whole) ? whole : whole.replace(/\.$/, ''), rest: '' };
}

/** A name with the stop of its legal form, where a text that a sentence ended has it: "Denby S.L" of "en Denby S.L." */
export const withOwnStop = (name: string, texts: readonly string[]): string =>
  /\.\p{L}+$/u.test(name) && texts.some((text) => text.includes(`${name}.`)) ? `${name}.` : name;
