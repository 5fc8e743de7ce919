import { sentencesOf } from '../jobs/index.ts';
import { isGiven } from '../names/index.ts';
import { bareOf } from './labels.ts';
import { roleIn } from './role-in.ts';

/** What brings up the role that is to be filled: a verb of wanting or filling, or a noun of the vacancy, with what leads from it to the role. */
const BROUGHT =
  /(?<!\p{L})(?:(?:chasing|hunting|need|needs|needed|needing|require|requires|requiring|want|wants|wanting|seek|seeks|seeking|hire|hires|hiring|recruit|recruits|recruiting|appoint|appointing|employ|engage|fill|filling|find|source|arrange|provide|get|got|after|replace|replacing|look(?:ing)?|search(?:ing)?|advertis(?:e|ing)|headcount|opening|vacancy|vacancies|position|role|post|job|jd|description|spec|brief|ad|advert|requirements?|requisition|req|approval|budget|funding|details|mandate|sign-?off)(?: is| are| here)?(?: (?:to (?:fill|hire|find|recruit|appoint)|for|of|as|with))?)(?: (?:our|the|an?|one|two|three|four|another|some|my|new|\d+(?: ?x)?|additional|extra|further|first|second|third|full[- ]time|part[- ]time|permanent|perm|experienced|good|great|reliable))*\s+(?=\S)/giu;
/** The same in other languages. */
const BROUGHT_ABROAD =
  /(?<!\p{L})(?:such\p{L}*|brauch\p{L}*|benötig\p{L}*|fehlt|zwar|cherch\p{L}+|recherch\p{L}+|recrut\p{L}+|embauch\p{L}+|faut|faudrait|besoin d[’'e]|poste d[’'e]|busc\p{L}+|necesit\p{L}+|falta|contratar|vacante de|puesto de|plaza de|cerc\p{L}+|serv\p{L}+|bisogno di|zoek\p{L}*|nodig|vacature voor|precis\p{L}+|procur\p{L}+|vaga de|söker|behöver|anställa|søger|mangler|søker|trenger|szuka\p{L}*|potrzeb\p{L}+)(?: (?:wir|ich|uns|mir|dringend|noch|aktuell|de|à|un[ea]?|uno|une?|eine[nrm]?|ein|een|en|ett|et|um|uma|la|le|les|el|die|der|den|das|nouve\p{L}+|nueva?o?|neue[nr]?|nieuwe|ny|nytt|\d+|zwei|deux|dos|due|twee|dois|två))*\s+(?=\S)/giu;
/** The one that is told behind a colon: "What I need for Bunbury: a Paediatric Occupational Therapist". */
const TOLD_BEHIND =
  /(?::|,\s+(?:so|ie|i\.e\.|namely|that is|meaning|basically|so really|und zwar|also|c[’']est-à-dire|donc|es decir|o sea|cioè|dus|alltså))\s+(?:an?|one|two|\d+|eine[nr]?|une?|una?|een|um|uma)\s+(?=\p{L})/giu;

/** Where the first lines of a brief end. */
const FIRST_LINES = 10;
/** How far behind what brings it up a role begins, with what it is called more closely. */
const NEAR = 30;

/** What stands between and is no part of a title. */
const PARTS =
  /[,;:.!?()]|(?<!\p{L})(?:who|that|with|and|or|to|for|in|at|from|is|are|has|have|of|on|as)(?!\p{L})/iu;
/** What a role is called more closely behind it: "(MRI)", ".NET". */
const CLOSER =
  /^(?: für \p{Lu}\p{L}+(?:technik|logistik|management|wesen|bau|pflege|dienste?|systeme?|wirtschaft|betriebe?|kommunikation|schutz|handel|sicherheit|integration|entwicklung|informatik|verkehr)(?!\p{L})| \((?!m\/|f\/|w\/|h\/|d\/|\d|full|part|perm|contract|remote|hybrid)[\p{L}\d&/ +.-]{2,30}\)| \.NET| (?:I{1,3}|IV)(?!\p{L}))/u;

/**
 * The role that a brief says is wanted, by the words that bring it up; null where none does, or where two different ones are brought up in
 * the same way.
 */
export function roleWanted(lines: readonly string[]): string | null {
  const found: string[] = [];
  for (const line of lines.slice(0, FIRST_LINES))
    for (const sentence of sentencesOf(line))
      for (const pattern of [BROUGHT, BROUGHT_ABROAD, TOLD_BEHIND])
        for (const { 0: brought, index } of sentence.matchAll(pattern)) {
          const behind = sentence.slice(index + brought.length, index + brought.length + 120);
          const role = roleIn(behind);
          if (role === null || role.start > NEAR || PARTS.test(behind.slice(0, role.start))) continue;
          const before = behind.slice(0, role.start);
          // "Need GCC experience as nurse": small words before it are of the sentence.
          if (/\p{Ll}{2,} $/u.test(before) && /^\p{Lu}/u.test(role.text)) continue;
          if (isLettersAlone(role.text) || PARTS.test(`${before}${role.text}`)) continue;
          // "Embedded" begins "Embedded Firmware Engineer".
          const [further = ''] = /^(?: \p{Lu}[\p{L}/&-]*){1,4}/u.exec(behind.slice(role.end)) ?? [];
          const on = roleIn(further);
          const text = `${role.text}${on === null ? '' : further.slice(0, on.end)}`;
          const end = role.end + text.length - role.text.length;
          found.push(`${before}${text}${CLOSER.exec(behind.slice(end))?.[0] ?? ''}`);
        }
  const [first, ...others] = [...new Set(found.map((said) => said.toLowerCase()))];
  if (first === undefined) return null;
  // What is brought up twice says it once more or less closely.
  const isOne = others.every((said) => said.includes(first) || first.includes(said));
  return isOne || others.length === 0 ? (found[0] ?? null) : null;
}

/** "HR", "AHPRA", "CCMA or RMA": letters alone are an office, a paper or a register. */
const isLettersAlone = (said: string): boolean =>
  /^\p{Lu}[\p{Lu}\d./&+-]{1,7}(?:(?:,| or| and| \/| &) \p{Lu}[\p{Lu}\d./&+-]{1,7})*$/u.test(said.trim());

/** "Camilla på Linden", "Darcy at Chinook Ridge": who writes, and for which house. */
function namesWriter(said: string): boolean {
  const [, name = ''] =
    /^(\p{Lu}\p{Ll}+) (?:på|at|from|von|vom|bei|beim|chez|van|bij|från|hos|del|della) \p{Lu}/u.exec(said) ??
    [];
  return name !== '' && isGiven(name.toLowerCase()) && roleIn(name) === null;
}

/** Whether what was taken for a title has what no title has: a stop, a verb of wanting, a number at its end, a word that joins. */
export const isMalformed = (said: string): boolean =>
  isLettersAlone(said) ||
  namesWriter(said) ||
  // "Active Ohio CNA" is a paper.
  /^(?:active|current|valid|unrestricted) \p{L}+ /iu.test(said) ||
  // "Darcy w/ Chinook Ridge", "One executive position has opened", "Regular full time job".
  /(?:^|\s)w\/|(?<!\p{L})(?:positions?|roles?|vacanc(?:y|ies)|posts?)\s+(?:has|have|is|are|just)(?!\p{L})|(?<!\p{L})(?:full|part)[\s-]?time\s+jobs?$/iu.test(
    said,
  ) ||
  /^[^\p{L}\p{N}]|[.!?;:]\s|(?<!\p{L})(?:their|own|his|your|seeks?|wanted|needed|here|finally|please|attached|below|spec|working with|hands?|pair of|bod(?:y|ies)|some(?:one|body)|persons?|people|help|cover)(?!\p{L})|\d{2,}$|(?:^|\s)(?:for|in|at|en|de|à|im|für|with|and|or|the|an?|our)$/iu.test(
    said,
  );

/** Whether what was taken for a title is no name of a role. */
export const isNoTitle = (said: string): boolean => isMalformed(said) || roleIn(said) === null;

/** The role with which one of the first lines opens and goes on with where it is: "Senior stylist for the salon in Harrogate". */
export function roleOpening(lines: readonly string[]): string | null {
  for (const line of lines.slice(0, FIRST_LINES)) {
    const said = bareOf(line);
    const role = roleIn(said);
    if (
      role !== null &&
      role.start === 0 &&
      /^(?:\s*[,/|–-]|\s+(?:for|at|in|based|on|to)\s)/iu.test(said.slice(role.end))
    )
      return role.text;
  }
  return null;
}
