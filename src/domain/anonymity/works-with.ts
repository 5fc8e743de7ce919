import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { employerNamed } from '../lexicon/employers.ts';
import { placeNamed } from '../lexicon/places.ts';
import { isKnownGiven, isKnownSurname } from '../names/given-names.ts';
import { isListedHouse } from './listed-houses.ts';

interface Stretch {
  start: number;
  end: number;
}

const NAME = "[\\p{Lu}][\\p{L}\\p{N}+#.’'-]{0,24}(?<![.’'-])";
const NAMES = `${NAME}(?: [\\p{Lu}\\p{N}][\\p{L}\\p{N}+#-]{0,20}){0,2}`;
/** One name or several that are joined. */
const ROW = `(?:${NAMES})(?:(?:, (?:and )?| and | or | & | ?/ ?)(?:${NAMES})){0,4}`;

/** What is worked with: a machine, an instrument, a material, a program. */
const THINGS =
  'kit|gear|controllers?|controls|drives?|panels?|plcs?|PLCs?|lens(?:es)?|frames?|cameras?|drones?|desks?|consoles?|mixers?|lights?|rigs?|machines?|machinery|lathes?|mills?|routers?|printers?|cutters?|saws?|tools?|scanners?|probes?|arms?|robots?|cobots?|presses|ovens?|fryers?|espresso machines?|engines?|gearboxes|turbines?|generators?|pumps?|valves?|boilers?|heat pumps?|inverters?|chargers?|batteries|tractors?|combines?|harvesters?|forklifts?|trucks?|cranes?|excavators?|diggers?|loaders?|lifts?|elevators?|escalators?|aircraft|helicopters?|ventilators?|monitors?|dialysis machines|microscopes?|analysers?|analyzers?|spectrometers?|pipettes?|switches|firewalls?|servers?|phones?|tills?|handhelds?|software|packages?|systems?|plugins?|simulators?|scaffold(?:ing)?|formwork|profiles?|glazing|membranes?|coatings?|paints?|cement|alloys?|pianos?|guitars?|keyboards?|sewing machines?|looms?|knives|ranges|diagnostics|CMMs?|CNCs?|HMIs?|SCADA|DCS|BMS|CRM|EHR|EPR|ERP|WMS|TMS|CAD|CAM';
/** What stands before what somebody works with; behind "for", "at" or "from" a house stands. */
const WITH =
  '(?:^|[.;:,(] ?|(?<!\\p{L})(?:[Oo]n|[Ww]ith|[Uu]ses?|[Uu]sed|[Uu]sing|[Dd]rives|[Ff]lies|[Ff]lew|[Ss]ervices|[Rr]epairs|[Mm]aintains|[Ii]nstalls|[Pp]rograms|[Oo]perates|[Ss]ets|[Rr]uns|[Oo]f|and|or|own|mainly|mostly|chiefly|both|some|old|older|new|modern|any|all|various) (?:an? |the |both |older |her own |his own |their own )?)';

/** What those do who make a thing or sell it: it is their own house's, whatever people work with. */
const OF_MAKER = '(?:Shipped|Ships|Sold|Sells|Launched|Launches|Relaunched|Invented|Marketed|Markets)';

/** Where something is done by means of what is named behind it. */
const BY_MEANS =
  '(?<!\\p{L})(?:[Pp]rograms?|[Pp]rogrammed|[Pp]rogramming|[Dd]raws|[Dd]rew|[Dd]rawings?|[Dd]rafts|[Dd]rafting|[Bb]udgets|[Bb]udgeting|[Pp]rices|[Pp]ricing|[Ee]stimates|[Ee]stimating|[Gg]rades|[Gg]rading|[Cc]utting|[Dd]esigns|[Dd]esigning|[Dd]etails|[Dd]etailing|[Ww]rites protocols|[Rr]econciles|[Mm]odels?|[Mm]odelled|[Mm]odelling|[Ee]dits|[Ee]dited|[Ee]diting|[Mm]easures|[Mm]easured|[Cc]uts|[Tt]urns|[Mm]ills|[Ww]elds|[Ss]hoots|[Ff]ilms|[Rr]enders|[Aa]nimates|[Cc]odes|[Ss]cripts|[Cc]alculates|[Ss]imulates|[Tt]ests|[Ss]chedules|[Pp]lans|[Pp]lanning|[Ff]orecasts|[Ll]ogs|[Bb]ooks|[Ii]nvoices|[Dd]iagnos(?:es|tics)|[Cc]harts|[Cc]atalogues|[Cc]ataloguing|[Bb]uilds decks|[Rr]eporting|[Dd]ashboards|[Tt]ickets|[Rr]osters|[Rr]ostering|[Pp]ayroll|[Tt]ranslates|[Tt]ypesets|[Pp]rints)(?: (?!at |for |from |to |by )[\\p{Ll}\\d-]+){0,5} (?:in|on|with|through|via|using) (?:an? |the )?';
/** Where a skill is said to be had. */
const SKILLED =
  '(?<!\\p{L})(?:[Uu]ses|[Uu]sing|[Ss]ome|[Aa] little|[Aa] bit of|[Bb]asic|[Ww]orking knowledge of|[Kk]nowledge of|[Ff]luent in|[Pp]roficient (?:in|with)|[Cc]ompetent (?:in|with|on)|[Ll]iterate in|[Ss]elf-taught in|[Tt]rained (?:in|on)|[Cc]ertified (?:in|on)|[Aa]dvanced|[Dd]iagnostics on|[Hh]ands-on with|[Nn]o stranger to|[Hh]appy (?:on|with)|[Hh]andy with|[Cc]omfortable (?:on|with|in)|[Aa]t home (?:in|on|with)) (?:both |all of |the )?';
const ENDS = '(?=[.,;:)\\n]|$| (?:and|or|at|as|for|to|with|but|every|daily|from|since|by|on) )';

/** What somebody drives or works at, counted as a thing: `drives a Fendt`, `the odd Manitou`. A house is not counted. */
const COUNTED = new RegExp(
  `(?<=(?<!\\p{L})(?:(?:[Dd]rives|[Dd]rove|[Rr]ides|[Ff]lies|[Ff]lew|[Rr]uns|[Oo]perates|[Ss]ets|[Uu]ses|[Oo]wns|[Ss]ervices|[Mm]ends|[Ff]ixes|[Pp]rogrammes|(?:[Ss]ews|[Ss]hoots|[Pp]rints|[Cc]uts|[Mm]ixes|[Tt]urns|[Mm]ills|[Ww]elds|[Kk]nits|[Tt]rained|[Ll]earned|[Ll]earnt|[Ww]orks|[Dd]raws) on|[Aa]ny|[Aa]s well as) an?(?: ${NAME},? (?:and|or) an?)?|[Tt]he odd|[Tt]he occasional) )(${NAMES})(?=[.,;:)\\n]|$| (?:and|or|but|with|as|when|since|every|daily|on|in) )`,
  'gu',
);

const FRAMES: readonly RegExp[] = [
  new RegExp(`(?<=${WITH})(?!${OF_MAKER} )(?:${ROW})(?= (?:[\\p{Ll}-]+ )?(?:${THINGS})(?![\\p{L}-]))`, 'gu'),
  new RegExp(`(?<=${BY_MEANS})(?:${ROW})${ENDS}`, 'gu'),
  new RegExp(`(?<=${SKILLED})(?:${ROW})${ENDS}`, 'gu'),
];
const ONE = new RegExp(NAMES, 'gu');

/** What a place is called by its last word: nobody keeps books in `Moriba Town` as in a program. */
const OF_PLACE =
  / (?:Town|Street|Road|Lane|Avenue|Square|Row|Quay|Wharf|Hill|Park|Island|Bay|Beach|Harbour|City|Village|Green|Bridge|Gate|Market|Arcade|Parade|Terrace|Close|Court|Place|Heath|Common|Cross|Docks?|Estate|Mall)$/u;
/** A house, a town or somebody may stand in the same place. */
const mayBeOther = (name: string): boolean =>
  OF_PLACE.test(name) ||
  employerNamed(name) !== undefined ||
  placeNamed(fold(name), 'AU') !== null ||
  name.split(' ').some((word) => isKnownGiven(word));

/**
 * Names of what somebody works with, as the sentence tells: a machine or a material by the noun behind it (`Graco and Kremlin
 * sprayers`), a program by what is done in it (`edits in Avid`), a skill by the words before it (`some Ktor`).
 */
export function workedWithIn(text: string): Stretch[] {
  const counted = matchesOf(COUNTED, text).flatMap(({ 1: name = '', index }) =>
    isSomebody(name) ? [] : [{ start: index, end: index + name.length }],
  );
  return [...counted, ...inFrames(text)];
}

/** Somebody may be counted as well: `and a Baird`. */
const isSomebody = (name: string): boolean =>
  name.split(' ').some((word) => isKnownGiven(word) || isKnownSurname(word)) && !isListedHouse(name);

function inFrames(text: string): Stretch[] {
  return FRAMES.flatMap((frame) => matchesOf(frame, text)).flatMap(({ 0: row, index }) => {
    const names = matchesOf(ONE, row);
    if (names.some(({ 0: name }) => mayBeOther(name))) return [];
    return names.map(({ 0: name, index: at }) => ({ start: index + at, end: index + at + name.length }));
  });
}
