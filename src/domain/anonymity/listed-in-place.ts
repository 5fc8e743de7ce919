import { matchesOf } from '#src/lib/matches.ts';
import { readerOf } from '../speech/readers.ts';
import { isListedHouse, KNOWN_BY_WORD, LISTED_WHY } from './listed-houses.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { OF_FORMS } from './proper-nouns.ts';
import { isRegion } from './reading.ts';

const NAME = String.raw`\p{Lu}[\p{L}\p{M}\p{N}&’'-]{0,60}(?: (?:& )?\p{Lu}[\p{L}\p{M}\p{N}&’'-]{0,60}){0,2}`;
const ENDS = String.raw`(?=[.,;:)!?]|$|\n| ?[-–—] | \(| (?:and|or|in|as|on|at|for|but|ends?|vests?|two|three|four|five|last|y|will|quer|vuole|quiere|wil|is|was|who|which|if|since|until|till|by|due|next|last|today|tomorrow|yesterday|und|oder|liegt|ist|kommt|als|seit|bis|wo|et|ou|en|est|comme|depuis|y|o|es|como|desde|e|è|come|é|of|is|als)(?!\p{L}))`;

/** What somebody has of a house that wants them, or is on with one. */
const WANTED = [
  '(?:[Cc]ounter-?)?(?:[Oo]ffers?|[Cc]ounter-?offers?|[Cc]ounter|[Rr]ejection|[Cc]all-?back) (?:\\p{Ll}+ ){0,3}(?:from|by|with|at)',
  '(?:[Ii]nterview(?:s|ed|ing)?|[Pp]rocess(?:es)?|[Ff]inals?|[Ff]inal (?:round|stage)|[Ss]econd stage|[Aa]ssessment day|[Tt]rial (?:day|shift)) (?:\\p{Ll}+ ){0,2}(?:at|with)',
  '(?:[Aa]ngebot|[Zz]usage|[Vv]ertrag|[Gg]egenangebot|[Aa]bsage|[Gg]espräch|[Pp]rozess) (?:\\p{Ll}+ ){0,2}(?:von|bei|mit|der|vom)',
  '(?:[Oo]ffre|[Pp]roposition|[Pp]romesse|[Ee]ntretien|[Pp]rocess) (?:\\p{Ll}+ ){0,2}(?:de|chez|avec)',
  '(?:[Oo]ferta|[Cc]ontraoferta|[Pp]ropuesta|[Pp]rocesos?|[Ee]ntrevista|[Pp]roposta|[Pp]rocesso) (?:\\p{Ll}+ ){0,2}(?:de|con|en|da|do|na|no|com)',
  '(?:[Oo]fferta|[Cc]ontrofferta|[Cc]olloquio) (?:\\p{Ll}+ ){0,2}(?:di|da|con|presso|in)',
  '(?:[Aa]anbod|[Gg]esprek|[Tt]egenbod) (?:\\p{Ll}+ ){0,2}(?:van|bij|met)',
];
/** Where somebody was before another one that the sentence names. */
const IN_TURN = [
  '(?:[Bb]efore (?:that|then|this)|[Pp]rior to (?:that|this)|[Pp]reviously|[Ff]ormerly|[Ee]arlier|[Pp]rev|[Oo]riginally|[Mm]ost recently|[Ll]atterly),?:?(?: (?:at|with))?',
  '(?:[Dd]avor|[Vv]orher|[Zz]uvor|[Zz]uletzt|[Ff]rüher|[Ee]hemals|[Dd]anach|[Dd]arauf)(?: bei(?: de[rmn])?)?',
  '(?:[Aa]vant(?: cela| ça)?|[Aa]uparavant|[Pp]récédemment|[Aa]ncien(?:ne)?ment|[Pp]uis|[Ee]nsuite),?(?: chez| à)?',
  '(?:[Aa]ntes|[Aa]nteriormente|[Pp]reviamente|[Ll]uego|[Dd]espués),?(?: en| de)?',
  '(?:[Pp]rima|[Ii]n precedenza|[Pp]oi),?(?: in| presso| alla?)?',
  '(?:[Dd]epois),?(?: na| no)?',
  '(?:[Dd]aarvoor|[Vv]oorheen|[Ee]erder|[Dd]aarna),?(?: bij)?',
];
/** Where somebody comes from, and what binds them to a house. */
const LEFT = [
  '(?:[Cc]omes?|[Cc]ame|[Cc]oming|[Ff]resh|[Ss]traight|[Hh]eadhunted|[Pp]oached|[Hh]ired|[Rr]etired|[Rr]esigned|[Ll]aid off|[Gg]arden(?:ing)? leave|[Nn]on-?compete|[Ss]everance|[Pp]ension|[Rr]edundancy|[Pp]ayoff|[Bb]onus|[Oo]ptions|[Ss]hares|[Ss]tock|[Ee]quity|[Rr]elease|[Rr]eferences?|[Pp]ayslips?|[Cc]ontract) (?:\\p{Ll}+ )?(?:from|out of|with|at|away from)',
  '(?:[Kk]ommt|[Kk]am|[Ww]echselt|[Aa]bfindung|[Zz]eugnis)(?: direkt| frisch)? (?:von|aus|vom)',
  "(?:[Vv]ient|[Aa]rrive|[Ss]ort) (?:de|de chez|d[’']chez)",
  '(?:[Vv]iene|[Pp]rocede|[Ss]ale) (?:de|da|dalla)',
  '(?:[Vv]em|[Vv]eio|[Ss]aiu) (?:da|do|de)',
  '(?:[Kk]omt|[Kk]wam|[Oo]verstap) (?:van|bij|uit)',
  '(?:CV|[Cc]v|[Rr]esume|[Pp]rofile|LinkedIn|[Bb]adge|[Pp]ayslip) (?:says|reads|shows|has)',
];
const BEFORE: readonly RegExp[] = [WANTED, IN_TURN, LEFT].map(
  (list) => new RegExp(String.raw`(?<=(?<!\p{L})(?:${list.join('|')}) )(${NAME})${ENDS}`, 'gu'),
);
/** A house by name in brackets behind what it is: `the same firm (Oracle)`, and one house after another on the way to us. */
const NAMED_SO: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:firm|company|employer|bank|agency|place|shop|retailer|vendor|reseller|brand|house|startup|start-up|outfit|client|Firma|Arbeitgeber|Haus|entreprise|boîte|société|empresa|azienda|ditta|bedrijf|werkgever) ?\()(${NAME})(?=[),;])`,
    'gu',
  ),
  new RegExp(String.raw`(?<=(?:^|[.;!?\n] ?))(${NAME})(?= to ${NAME}(?: to \p{L}|[.,;]))`, 'gu'),
  new RegExp(String.raw`(?<=(?:^|[.;!?\n] ?)${NAME} to )(${NAME})(?= to \p{L}|[.,;])`, 'gu'),
];
/** Whose somebody is on paper, and what somebody is of a house. */
const BEHIND: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:with|for|at|by|from|in|on|of|currently|now|through|via) )(${NAME})(?=(?:[’']s)? (?:(?:on|in) (?:a )?(?:third[- ]party|contract|contractual|agency|vendor|client|temp|permanent)|(?:own )?(?:payrolls?|rolls|bench)(?!\p{L})))`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<=(?:^|[.;:!?\n•·–-]\s{0,2}|(?<!\p{L})(?:an?|another|proud|old|former) ))(${NAME})(?= (?:alum(?:na|nus|ni)?|lifer|trainee|apprentice|returner|old boy|old girl|trained|schooled)(?!\p{L}))`,
    'gu',
  ),
];
const isLarge = (said: string): boolean => KNOWN_BY_WORD.has(said) || isListedHouse(said);

/** Inns by their signs in German, which are nouns as all others: `im Adler gelernt`, `Koch in der Traube`. */
const SIGN =
  /(?<=(?<!\p{L})(?:[Ii]m|[Ii]n der|[Bb]eim|[Vv]om|[Zz]um|[Aa]m|[Aa]us dem|[Ii]n den) )(?:(?:Goldene[nrs]?|Rote[nrs]?|Schwarze[nrs]?|Weiße[nrs]?|Grüne[nrs]?|Alte[nrs]?) )?(?:Adler|Anker|Bären|Bock|Engel|Falken|Fässle|Glocke|Gockel|Hasen|Hirsch|Hirschen|Kanne|Kreuz|Krone|Krug|Lamm|Linde|Löwen|Mohren|Ochsen|Pflug|Raben|Rebstock|Rose|Ross|Rössl|Rössle|Rössli|Schiff|Schlüssel|Schwan|Schwanen|Schwert|Sonne|Stern|Sternen|Storch|Storchen|Traube|Waldhorn|Zum Löwen)(?![\p{L}-]| (?:der|des|von)(?!\p{L}))/gu;
/** What is in the sun and on a ship, on the cross and in a jug. */
const OF_SIGN =
  /(?<!\p{L})(?:[Kk]och|[Kk]öchin|[Kk]ellner(?:in)?|[Bb]edienung|[Aa]ushilfe|[Aa]zubi|[Ll]ehre|[Aa]usbildung|[Ll]eiter(?:in)?|[Cc]hef(?:in)?|[Ss]ervice|[Kk]üche|[Ww]irt(?:in)?|[Pp]ächter(?:in)?|gelernt|gekellnert|gekocht|gearbeitet|ausgebildet|angefangen|bedient|arbeitet|arbeitete|kocht|kochte|kellnert|half|zuletzt|davor|vorher|Jahre|Stelle)(?!\p{L})/u;

/**
 * Large houses that no record has where an offer or somebody comes from one, where somebody was in turn, and whose people they are: what is a tool or a
 * word as well explains nothing there (`an offer from Oracle`, `vorher SAP`). In German also inns that are called by their sign.
 */
export function listedInPlaceIn(text: string): UncertainOccurrence[] {
  const large = [...BEFORE, ...NAMED_SO, ...BEHIND]
    .flatMap((pattern) => matchesOf(pattern, text))
    .map(({ 1: said = '', index }) => ({ start: index, said: said.replace(/[’']s$/u, '') }))
    .filter(
      ({ said }) => isLarge(said) && !isRegion(said.toLowerCase()) && !OF_FORMS.has(said.toLowerCase()),
    );
  const signs =
    readerOf(text) !== 'de'
      ? []
      : matchesOf(SIGN, text)
          .map(({ 0: said, index }) => ({ start: index, said }))
          .filter(({ start, said }) => {
            const clause = text.slice(Math.max(0, start - 50), start).replace(/^.*[.;!?]/su, '');
            const rest = text.slice(start + said.length, start + said.length + 40).replace(/[.;!?].*$/su, '');
            return OF_SIGN.test(clause) || OF_SIGN.test(rest);
          });
  return [...large, ...signs].map(({ start, said }) => ({
    start,
    end: start + said.length,
    reason: 'employer',
    why: LISTED_WHY,
  }));
}
