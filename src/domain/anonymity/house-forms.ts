import { matchesOf } from '#src/lib/matches.ts';
import { isEnglish } from '../speech/index.ts';
import { isWordOf, readerOf } from '../speech/readers.ts';
import { folded, wordsOf } from './fold.ts';
import type { Find } from './near.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import { beginsSentence, type Reason } from './spans.ts';
import { GENERIC, isPlain } from './words.ts';

/** What houses of other languages are, said before their own name. */
const KIND_FIRST =
  /^(?:Sociedad|Minera|Compañía|Cía\.?|Empresa|Corporación|Industrias?|Constructora|Transportes?|Clínica|Inmobiliaria|Distribuidora|Comercial|Agrícola|Grupo|Società|Gruppo|Industrie|Azienda|Officine|Fratelli|Ditta|Companhia|Construtora|Usina|Indústrias?|Société|Compagnie|Groupe|Établissements|Ets\.?|Ateliers|Laboratoires?|Maison|PT|CV|Công ty(?: Cổ phần| TNHH)?|Tập đoàn|Ngân hàng(?: TMCP)?|Zakłady|Przedsiębiorstwo|Grupa|Spółdzielnia|Societatea|Firma|Brauerei|Bäckerei|Metzgerei|Autohaus|Gasthof|Hotel|Spedition|Gebrüder|Perusahaan|Perbadanan|Syarikat|Gruppen|Koninklijke|Koncern|Podnik|ООО|АО|ПАО|ТОВ|Банк|Завод|شركة|مجموعة|بنك|مستشفى)\s+/u;

/** The own name of a house without what it is said to be: `Cerro Verde` of the Sociedad Minera Cerro Verde. Null where nothing is left. */
export function withoutKindFirst(name: string): string | null {
  let rest = name;
  for (let cut = rest.replace(KIND_FIRST, ''); cut !== rest; cut = rest.replace(KIND_FIRST, '')) rest = cut;
  const words = wordsOf(rest);
  if (rest === name || words.join('').length < 4 || isPlain(words)) return null;
  return isPlaceName(words.join(' ')) || (words.length === 1 && GENERIC.has(words[0] ?? '')) ? null : rest;
}

/** What stands behind the first word of a name of three or more: `Farm Source` of Fonterra Farm Source. */
export function behindFirst(name: string): string[] | null {
  const words = wordsOf(name);
  if (words.length < 3 || words.length > 4 || /[&]| and | of /u.test(name)) return null;
  const rest = words.slice(1);
  const isForm =
    /(?:services?|solutions?|systems?|group|holdings?|limited|ltd|inc|plc|corporation|company|international|technolog\w+|consult\w+|engineering|bank|banking|hospitals?|centre|center|insurance|energy|foods?|australia|zealand|nz|uk|india|africa|south|north|east|west|europe|america|asia)$/u;
  if (rest.some((word) => word.length < 3 || isForm.test(word) || isPlaceName(word))) return null;
  return isPlain(rest) && rest.every((word) => GENERIC.has(word)) ? null : rest;
}

/**
 * Finds the first word of a house that is one of English in a text of another language, where it is none: `antes estuvo en Southern` of
 * Southern Copper.
 */
export function englishAbroadFinder(name: string, reason: Reason): Find | undefined {
  const [first = '', ...rest] = name.split(/\s+/u);
  const small = first.toLowerCase();
  if (reason !== 'employer' || !/^\p{Lu}\p{Ll}{3,}$/u.test(first) || rest.length === 0) return undefined;
  if (!isEnglish(small) || /^(?:bank|hotel|hospital|group|college|university|institute|school)$/.test(small))
    return undefined;
  const said = new RegExp(`(?<![\\p{L}\\p{N}-])${first}(?![\\p{L}\\p{N}-])`, 'gu');
  return (text) => {
    const reader = readerOf(text);
    if (reader === null || reader === 'en' || reader === 'de' || isWordOf(reader, small)) return [];
    return matchesOf(said, text)
      .filter(({ index }) => !beginsSentence(text, index))
      .map(({ 0: one, index }) => ({ start: index, end: index + one.length }));
  };
}

/** What stands before a name in its cases, in Slavic languages. */
const BEFORE_CASE =
  '(?<=(?<![\\p{L}])(?:[Dd]o|[Zz]|[Zz]e|[Zz]o|[Ww]|[Ww]e|[Vv]|[Vv]o|[Vv]e|[Uu]|[Oo]d|[Pp]re|[Pp]ro|[Dd]la|[Ii]z|[Pp]o|[Nn]a|[Pp]ři|[Pp]ri|[Zz]a|[Kk]od) )';

/** Finds a house of three letters in cases (`do Kie`), and a school by the adjective of its town (`na Žilinskej`, `po Śląskiej`). */
export function slavicFinder(name: string, reason: Reason): Find | undefined {
  const words = name.split(/[\s-]+/u);
  const [first = ''] = words;
  const patterns: string[] = [];
  if (reason === 'employer' && /^\p{Lu}\p{Ll}[aoe]$/u.test(first))
    patterns.push(`${first.slice(0, -1)}(?:i|ie|y|e|u|ou|ą|ę|om|ami|ach)`);
  if (reason === 'school')
    for (const word of words) {
      const stem = /^(\p{Lu}\p{L}{2,}[sc]k)[aáiíyýeé]$/u.exec(word)?.[1];
      if (stem !== undefined) patterns.push(`${stem}(?:ej|iej|é|ou|u|ú|ą|im|ím|ém|om|ym|ého|iego|ih|oj|a|á)`);
    }
  if (patterns.length === 0) return undefined;
  const said = new RegExp(`${BEFORE_CASE}(?:${patterns.join('|')})(?![\\p{L}\\p{M}]| \\p{Lu})`, 'gu');
  return (text) =>
    readerOf(text) === 'en'
      ? []
      : matchesOf(said, text)
          .filter(({ 0: one }) => !isInDictionary(folded(one).text))
          .map(({ 0: one, index }) => ({ start: index, end: index + one.length }));
}
