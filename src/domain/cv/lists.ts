import { timeIn } from './dates.ts';
import type { Found } from './found.ts';
import { sectionOf } from './sections.ts';
import type { CvLine } from './source.ts';
import { LEVEL as HOW_WELL, SPEAKS } from './spoken-languages.ts';
import { languageNamed, skillInProse } from './vocabulary.ts';
import { isProse } from './words.ts';

const MAX_ITEMS = 120;
const LEVEL =
  /\b(?:native|fluent|fluently|professional|working|proficiency|proficient|conversational|basic|beginner|elementary|intermediate|advanced|mother tongue|bilingual|limited|full|business|level|c[12]|b[12]|a[12]|speaker|written|spoken|good|excellent|expert)\b/gi;

function found(
  items: readonly string[],
  lines: readonly CvLine[],
  confidence: number,
): Found<string[]> | null {
  const [first] = lines;
  const distinct = [...new Map(items.map((item) => [item.toLowerCase(), item])).values()].slice(0, MAX_ITEMS);
  if (distinct.length === 0 || first === undefined) return null;
  return {
    value: distinct,
    confidence,
    page: first.page,
    quote: lines
      .map(({ text }) => text)
      .join(' · ')
      .slice(0, 300),
  };
}

/** The skills of a section: the items of its lines, without group names and levels. */
export function skillsOf(lines: readonly CvLine[]): Found<string[]> | null {
  const items = joinWrapped(lines).flatMap((line) => {
    const text = line.text.replace(/^[^:\t]{2,40}:\s+(?=\S)/, '');
    if (isProse(text) && !/[,;|·•●▪◆]/.test(text)) return mentioned(text);
    const parts = text
      .split(/\t|[,;|•·●▪◆/](?=\s|$)|\s[–—]\s|\s{3,}|(?<=\p{L})[•·●▪◆](?=\p{L})/u)
      .flatMap((part) => (/\s\/\s/.test(part) ? part.split(/\s\/\s/) : [part]));
    return parts.map(tidySkill).filter(isSkill);
  });
  return found(items, lines, 0.85);
}

// A list that was wrapped continues on the next line.
function joinWrapped(lines: readonly CvLine[]): CvLine[] {
  const joined: CvLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const group = /^[^:,]{2,40}:\s/.test(line.text);
    if (last !== undefined && !group && goesOn(last, line)) {
      const sign = line.bullet && dots(last.text) > 1 ? ' • ' : ' ';
      joined[joined.length - 1] = { ...last, text: `${last.text.trimEnd()}${sign}${line.text}` };
    } else joined.push(line);
  }
  return joined;
}

const dots = (text: string): number => text.match(/\s[•·●▪◆|]\s/gu)?.length ?? 0;

function goesOn(last: CvLine, line: CvLine): boolean {
  if (/,\s*$/.test(last.text) || hangs(last, line)) return true;
  // Dots between items, and one of them at the beginning of a line.
  if (dots(last.text) > 1 && last.text.length > 45 && (line.bullet || dots(line.text) > 0)) return true;
  return /^\p{Ll}/u.test(line.text) && !line.bullet && last.text.includes(',');
}

function hangs(last: CvLine, line: CvLine): boolean {
  const commas = (text: string): number => text.split(',').length - 1;
  return (
    !line.bullet &&
    commas(last.text) >= 2 &&
    commas(line.text) >= 1 &&
    last.text.length > 60 &&
    !/[.:]$/.test(last.text)
  );
}

function tidySkill(text: string): string {
  return text
    .replace(
      /\s*\((?:[^)]*(?:years?|yrs?|advanced|expert|intermediate|basic|proficient|beginner)[^)]*)\)/gi,
      '',
    )
    .replace(
      /^(?:and|including|such as|e\.g\.|proficient in|experienced? (?:in|with)|knowledge of|strong)\s+/i,
      '',
    )
    .replace(/[●○◉★☆■□▪]+/g, '')
    .replace(/^[\s.:*–—-]+|[\s.:*–—-]+$/g, '')
    .trim();
}

function isSkill(text: string): boolean {
  if (text.length < 1 || text.length > 60 || text.split(/\s+/).length > 6) return false;
  if (!/\p{L}/u.test(text) || /@|https?:/.test(text)) return false;
  // "SIKB 2001" and "Office 2019" are named so, "March 2019" is not.
  const named =
    /^\p{Lu}[\p{L}+#]*(?: \p{Lu}[\p{L}+#]*){0,2} (?:19|20)\d{2}$/u.test(text) &&
    timeIn(text)?.words.length === 4;
  if (!named && /\b(?:19|20)\d{2}\b/.test(text)) return false;
  if (text.length === 1 && !/^[CR]$/.test(text)) return false;
  return !/^(?:etc|and|or|other|others|years?|skills?|languages?|frameworks?|databases?|tools?|expert|advanced|intermediate|beginner|basic|proficient|good|excellent)$/i.test(
    text,
  );
}

/** Known skills in running text, longest names first: whole terms only, and not the first word of a sentence. */
export function mentioned(text: string): string[] {
  const found = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}+#./&-]*/gu)];
  const tokens = found.map(([token]) => token.replace(/[./&-]+$/, ''));
  const items: { name: string; isEveryday: boolean }[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    for (let length = Math.min(4, tokens.length - at); length > 0; length -= 1) {
      const words = tokens.slice(at, at + length).join(' ');
      if (length === 1 && !isTerm(words, text.slice(0, found[at]?.index), tokens[at + 1])) continue;
      const name = skillInProse(words);
      if (name === null) continue;
      items.push({ name, isEveryday: length === 1 && EVERYDAY.has(words) });
      at += length - 1;
      break;
    }
  }
  const isCertain = items.some(({ isEveryday }) => !isEveryday);
  return isCertain ? items.map(({ name }) => name) : [];
}

/** Words of English in small letters, which are software only beside what is certainly some: "I express and react". */
const EVERYDAY = new Set(
  'access angular blender chef ember excel express flask fusion hive jenkins maya notion oracle outlook pandas pig puppet python rails react ruby rust salt sketch slack spark spring storm swift swing teams unity word zoom'.split(
    ' ',
  ),
);

// "React quickly" and "Swift execution" are not software.
function isTerm(word: string, before: string, next: string | undefined): boolean {
  // "Om mig" of a Swede is no welding.
  if (word === 'mig' || word === 'tig') return false;
  if (word.length < 3) return word.length > 1 && word === word.toUpperCase();
  const begins = /(?:^|[.!?:]\s*)$/.test(before.trimEnd()) && !/[,;/&]\s*$/.test(before);
  const plain = /^\p{Lu}?\p{Ll}+$/u.test(word);
  return !(plain && begins && next !== undefined && /^\p{Ll}/u.test(next));
}

/** Whether a line of a form says the mother tongue: "Madrelingua: Italiano". */
export function isMotherTongue({ text }: CvLine): boolean {
  return /^\W*(?:mother tongues?|native languages?|first language|muttersprachen?|langues? maternelles?|lenguas? maternas?|idioma materno|madrelingua|lingua madre|l[íi]nguas? maternas?|moedertaal|modersm[åa]l|morsm[åa]l)\W*[:\t(]\s*\p{L}/iu.test(
    text.replace(/\(s\)/g, 's'),
  );
}

/** Whether a line is a row of a grid of levels, "Inglês⇥C2⇥C1", or a field for one language: "Engels: goed". */
export function isGraded({ text }: CvLine): boolean {
  const [first = '', ...levels] = text.split(/\t|\s{2,}/);
  const isRow = levels.length > 1 && levels.every((level) => /^[ABC][12]\b/.test(level.trim()));
  const [, language = '', level = ''] = /^(\p{L}+)\s?:\s+(\S+)$/u.exec(text) ?? [];
  return isRow ? languageNamed(first) !== null : HOW_WELL.test(level) && languageNamed(language) !== null;
}

const SPOKEN =
  /(?<!\p{L})(?:native|fluent|mother tongue|bilingual|bilingue|muttersprache|zweisprachig|flie(?:ß|ss)end|verhandlungssicher|grundkenntnisse|schulkenntnisse|courante?|notions|maternelle|scolaire|lu,? [ée]crit|materna|nativ[oa]|avanzado|avan[çc]ado|intermedio|intermedi[áa]rio|fluente|fluido|madrelingua|scolastico|buon[oa]|ottim[oa]|moedertaal|vloeiend|modersm[åa]l|flytande|flydende|goda kunskaper|äidinkieli|sujuva|[abc][12](?:\.\d)?|toeic|toefl|ielts|delf|dalf|dele|testdaf)(?!\p{L})/iu;

/** Whether a line among skills names languages with how well they are spoken, and nothing else: "Anglais courant, breton (notions)". */
export function isSpoken({ text }: CvLine): boolean {
  const parts = text.split(/[,;]\s+(?![^(]*\))/);
  return (
    SPOKEN.test(text) &&
    parts.every((part) => languageNamed(/^\p{L}+/u.exec(part.trim())?.[0] ?? '') !== null)
  );
}

/** Whether a line says in a sentence what somebody speaks: "spreche deutsch, bosnisch und etwas polnisch". */
export const isSpeaking = (line: CvLine): boolean =>
  line.text.length < 140 && SPEAKS.test(line.text) && languagesOf([line]) !== null;

/** The languages of a section, and those elsewhere that have a level. */
export function languagesOf(lines: readonly CvLine[]): Found<string[]> | null {
  const items = lines.flatMap((line) =>
    line.text
      .replace(/^[\p{L}\s]{4,30}\s*(?::|\t)\s*(?=\p{L})/u, (label) =>
        sectionOf(label) === 'languages' || isMotherTongue({ ...line, text: `${label}x` }) ? '' : label,
      )
      .split(/\t|[,;|•·●/&]|(?<!\p{L})(?:and|und|et|y|e|en|och|og)(?!\p{L})|\s[–—-]\s|[():]/iu)
      .map((part) =>
        part
          .replace(LEVEL, ' ')
          .replace(/[^\p{L}\s]/gu, ' ')
          .trim(),
      )
      .flatMap(
        (part) => languageNamed(part) ?? part.split(/\s+/).flatMap((word) => languageNamed(word) ?? []),
      ),
  );
  return found(items, lines, 0.9);
}

/** The certificates that a section lists, one to a line, without their dates. */
export function certificationsOf(lines: readonly CvLine[]): Found<string[]> | null {
  const kept = lines.filter(({ text, margin }) => !margin && !(isProse(text) && text.length > 140));
  const items = kept.flatMap(({ text }) => {
    const parts = text.includes('\t') || /[;|]/.test(text) ? text.split(/\t|\s*[;|]\s*/) : listed(text);
    return parts.map((part) => {
      const time = timeIn(part);
      const bare =
        time === null ? part : `${part.slice(0, time.at)} ${part.slice(time.at + time.words.length)}`;
      return bare
        .replace(
          /\b(?:expires?|expiry|valid (?:until|to)|issued|obtained|completed|current|exp)\b:?\s*$/gi,
          '',
        )
        .replace(/\(\s*\)/g, '')
        .replace(/\s{2,}/g, ' ')
        .replace(/^[\s,.:|·•–—-]+|[\s,:|·•–—(-]+$/g, '')
        .trim();
    });
  });
  return found(
    items.filter((item) => item.length > 1 && item.length <= 160 && /\p{L}/u.test(item)),
    kept,
    0.8,
  );
}

// Short ones may share a line: "PMP, PRINCE2, ITIL".
function listed(text: string): string[] {
  const parts = text.split(/,\s+/);
  return parts.length > 2 && parts.every((part) => part.split(/\s+/).length <= 6) ? parts : [text];
}
