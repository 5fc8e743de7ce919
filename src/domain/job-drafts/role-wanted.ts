import { isGiven } from '../names/index.ts';
import { roleIn } from './role-in.ts';

/** What brings up the role that is to be filled: a verb of wanting or filling, or a noun of the vacancy, with what leads from it to the role. */
export const BROUGHT =
  /(?<!\p{L})(?:(?:chasing|hunting|need|needs|needed|needing|require|requires|requiring|want|wants|wanting|seek|seeks|seeking|hire|hires|hiring|recruit|recruits|recruiting|appoint|appointing|employ|engage|fill|filling|find|source|arrange|provide|get|got|after|replace|replacing|look(?:ing)?|search(?:ing)?|advertis(?:e|ing)|headcount|opening|vacancy|vacancies|position|role|post|job|jd|description|spec|brief|ad|advert|requirements?|requisition|req|approval|budget|funding|details|mandate|sign-?off)(?: is| are| here)?(?: (?:to (?:fill|hire|find|recruit|appoint)|for|of|as|with))?)(?: (?:our|the|an?|one|two|three|four|another|some|my|new|\d+(?: ?x)?|additional|extra|further|first|second|third|full[- ]time|part[- ]time|permanent|perm|experienced|good|great|reliable))*\s+(?=\S)/giu;
/** The same in other languages. */
export const BROUGHT_ABROAD =
  /(?<!\p{L})(?:such\p{L}*|brauch\p{L}*|benötig\p{L}*|fehlt|zwar|cherch\p{L}+|recherch\p{L}+|recrut\p{L}+|embauch\p{L}+|faut|faudrait|besoin d[’'e]|poste d[’'e]|busc\p{L}+|necesit\p{L}+|falta|contratar|vacante de|puesto de|plaza de|cerc\p{L}+|serv\p{L}+|bisogno di|zoek\p{L}*|nodig|vacature voor|precis\p{L}+|procur\p{L}+|vaga de|söker|behöver|anställa|søger|mangler|søker|trenger|szuka\p{L}*|potrzeb\p{L}+)(?: (?:wir|ich|uns|mir|dringend|noch|aktuell|de|à|un[ea]?|uno|une?|eine[nrm]?|ein|een|en|ett|et|um|uma|la|le|les|el|die|der|den|das|nouve\p{L}+|nueva?o?|neue[nr]?|nieuwe|ny|nytt|\d+|zwei|deux|dos|due|twee|dois|två))*\s+(?=\S)/giu;
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
