import { sentencesOf } from './text-lines.ts';

/** What whoever writes takes back: an old text that is to be forgotten, and what they wrote in the line before. */

/** What was written or said of the job before. */
const TEXTS =
  '(?:descriptions?|ads?|adverts?|advertisements?|jds?|specs?|specifications?|briefs?|docs?|documents?|drafts?|versions?|posts?|postings?|notes?|mails?|e-?mails?|messages?|figures?|numbers?|rates?|attachments?|forms?|ones?|beschreibung(?:en)?|stellenbeschreibung(?:en)?|anzeigen?|ausschreibung(?:en)?|inserate?s?|fassung(?:en)?|entwurf|mail|nachricht|angaben?|zahlen|vorlage|description|annonce|fiche|offre|message|brouillon|chiffres?|descripci[oó]n|anuncio|oferta|correo|mensaje|ficha|borrador|cifras?|descrizione|annuncio|scheda|bozza|messaggio|cifr[ae]|descri[cç][aã]o|an[uú]ncio|vaga|mensagem|rascunho|n[uú]meros|omschrijving|vacature(?:tekst)?|advertentie|tekst|bericht|cijfers|beskrivning(?:en)?|annons(?:en)?|utkast(?:et)?|mejlet|siffr(?:or|orna))';
const OLD =
  '(?:old|previous|last|earlier|first|former|original|existing|other|alte[nrs]?|vorige[nrs]?|letzte[nrs]?|frühere[nrs]?|erste[nrs]?|ancienne?|dernière?|précédente?|première?|viej[oa]|antigu[oa]|anterior|últim[oa]|vecchi[oa]|precedente|ultim[oa]|prim[oa]|velh[oa]|antig[oa]|oude|vorige|eerste|laatste|gamla|förra|tidigare)';
const THE =
  "(?:the|that|my|our|your|this|die|den|das|der|meine?|unsere?n?|la|l[’']|le|les|notre|cette?|el|los|las|nuestr[oa]|il|lo|i|nostr[oa]|a|o|os|as|noss[oa]|de|het|onze|den|det)";
/** "The old description (Brugg) from May": with what stands beside it, up to a sign. */
const TEXT = String.raw`(?:${THE} ?)?(?:${OLD} ${TEXTS}|${TEXTS}(?: ${OLD}(?!\p{L})|(?= ?\()|(?= (?:from|of|vom|von|du|de|del|van|från) )))(?: ?\([^()]{1,60}\))?(?: [^\s,;:.()–—]{1,20}){0,6}?`;
/** "… können Sie vergessen", "… can be ignored", "… est à oublier". */
const IS_GONE = String.raw`,? ?(?:(?:(?:können|dürfen|kannst|darfst|bitte|gern|ruhig|einfach|ist|sind|sie|du|ihr|wir|zu|jetzt|damit|auch|gleich)\s+){0,6}(?:vergessen|ignorieren|wegwerfen|streichen|hinfällig|überholt|vom tisch|kannst du in die tonne \p{L}+)|(?:(?:you|we|can|may|should|must|please|is|are|just|now|be|to be|has|have|been|safely)\s+){0,5}(?:forget|forgotten|ignored?|disregard(?:ed)?|bin(?:ned)?|scrap(?:ped)?|out of date|outdated|obsolete|dead|void|delete[d]?)|(?:(?:vous|tu|peux|pouvez|est|sont|à|on|peut|n[’']est)\s+){1,4}(?:oublier|oubliée?s?|ignorer|jeter|plus (?:valable|bon)\p{L}*|caduque?s?|périmée?s?)|(?:(?:la|lo|se|puede|puedes|podéis|pueden|está|ya no)\s+){0,3}(?:olvid\p{L}+|ignor\p{L}+|vale|obsolet[oa])|(?:(?:la|lo|può|puoi|potete|è|da|sono)\s+){1,3}(?:dimentic\p{L}+|ignorar\p{L}+|buttare|superat[oa])|(?:(?:pode|podes|podem|é|para|está)\s+){1,3}(?:esquecer|ignorar|ultrapassad[oa])|(?:(?:mag|kun|kunt|mogen|je|u|jullie|is|kan)\s+){1,4}(?:vergeten|negeren|weggooien|vervallen)|(?:(?:kan|får|du|ni|ska)\s+){1,3}(?:glömma|strunta i|bortse från|ignorera|slänga))(?!\p{L})`;
/** "Forget the Brugg one", "ignore what the doc says", "oubliez l'ancienne annonce". */
const FORGET = String.raw`(?:and |but |so |please |also |und |et |y |e |en |och |bitte |por favor |veuillez )*(?:forget|ignore|disregard|scrap|bin|vergiss|vergessen sie|vergesst|ignoriere?n?(?: sie)?|oublie[zr]?|ignore[zr]|olvida(?:d|te)?|olvide(?:n|se)?|ignora(?:d|te)?|dimentica(?:te)?|dimentichi|esque[cç][ae](?:m)?|ignore[m]?|vergeet|negeer|glöm|strunta i|bortse från)(?: (?:about|de|d[’']|su|over|om))? `;
const WHAT_IT_SAYS = String.raw`(?:what|whatever|was|wat|ce que|ce qui|lo que|quello che|o que|vad som) [^,;:.()–—]{0,40}(?:says?|said|stands?|stood|steht|stand|dit|dice|diz|staat|står)(?: [^\s,;:.()–—]{1,20}){0,5}?`;
const ENDS = String.raw`\s*(?:[,;.!–—-]|$|\s(?=(?:it|its|we|this|es|wir|c|on|es|è|é|het|det|now|and|but|und|aber|mais|pero|ma|mas|maar|men)(?!\p{L})))`;
const GONE = [
  new RegExp(String.raw`^${TEXT}${IS_GONE}(?:[^,;.!–—]{0,20}?)${ENDS}`, 'iu'),
  new RegExp(
    String.raw`^${FORGET}(?:${TEXT}|${WHAT_IT_SAYS}|${THE} ?\p{Lu}[\p{L}'’-]+ (?:${TEXTS}|role|job|place|site|office))${ENDS}`,
    'iu',
  ),
];

const capital = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);

/** More than a sentence has. */
const LONGEST = 400;

/** A line without the old text of the job that is to be forgotten, and what said so; what is said beside it stays. */
export function withoutForgotten(line: string): { open: string; told: string[] } {
  if (line.length > LONGEST * 10) return { open: line, told: [] };
  const told: string[] = [];
  const kept = sentencesOf(line).flatMap((sentence) => {
    if (sentence.length > LONGEST) return [sentence];
    let open = sentence;
    for (const gone of GONE) {
      const said = gone.exec(open)?.[0];
      if (said === undefined) continue;
      told.push(said.trim());
      const rest = open
        .slice(said.length)
        .replace(/^[\s,;:.!–—-]+/u, '')
        .replace(/^(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar|och|men)\s+/iu, '');
      open = /\p{L}{2}/u.test(rest) ? capital(rest) : '';
    }
    return open === '' ? [] : [open];
  });
  return told.length === 0 ? { open: line, told } : { open: kept.join(' '), told };
}

/** "Sorry scrap that its 54 to 58 an hr": a line that opens by taking back what stands before it. */
const TAKES_BACK =
  /^(?:(?:oh|ah|oops|whoops|sorry|no|nope|wait|actually|ach|äh|oje|nein|ne|halt|moment|oups|non|pardon|enfin|ay|uy|perdón|perdona|ops|scusa|scusi|desculpa|ai|não|nee|oeps|hoi|nej|oj|förlåt)[\s,.!–-]+){0,5}(?:(?:scrap|scratch|forget|ignore|strike|cancel|delete|ignorier|vergiss|streich|oublie[z]?|annule[z]?|olvida|ignora|dimentica|lascia stare|esquece|vergeet|negeer|glöm|stryk) (?:that|this|it|das|ça|cela|eso|lo anterior|quello|isso|dat|det)(?: last (?:one|bit|figure))?|korrektur|correction|corrección|correzione|correção|correctie|rättelse)[\s,:;.!–-]*(?:(?:it ?['’]?s|that ?['’]?s|make (?:it|that)|should be|es (?:sind|ist)|sind|c[’']est|ce sont|son|es|sono|è|são|é|het is|het zijn|det är|now|jetzt|nu|rather)\s+)*(?=\S)/iu;
const FIGURE = /\d/u;
const MONEY =
  /[$£€₹]\s?\d|\d\s?(?:[$£€₹]|k(?!\p{L}))|(?<![\d.,])\d[\d.,]{0,14}(?:\s?(?:-|–|to|bis|à|a|tot|till)\s?[$£€]?\d[\d.,]{0,14})?\s?(?:k |euros? |rand |kr )?(?:an?|per|\/|pro|die|de l[’']|par|por|la|al|all[’']|à|ao|i|om) ?(?:hr|hour|h(?!\p{L})|day|week|month|year|annum|stunde|std|tag|monat|jahr|heure|mois|an(?!\p{L})|hora|día|mes|año|ora|giorno|mese|anno|mês|uur|dag|maand|jaar|timmen?|månad\p{L}*)/iu;
const DAY =
  /(?<!\p{L})(?:start\p{L}*|begin\p{L}*|ab|from|début|inicio|inizio|ingang)(?!\p{L})|\d{1,2}[./]\d{1,2}[./]\d{2,4}|(?<!\p{L})(?:jan|feb|fév|mar|mär|apr|avr|may|mai|mei|jun|juin|jul|aug|aoû|ago|sep|oct|okt|nov|dec|dez|déc|dic)\p{L}* (?:\d{4})?/iu;
/** "54 to 58 an hr, boss signed off the new scale": behind what it is now why it is other. */
const WHY =
  /[,;–—-]\s*((?:(?:the |my |our |der |die |le |la |el |il |de |o )?(?:boss|manager|owners?|directors?|board|head office|hq|finance|hr|payroll|management|accounts|chef\p{L}*|patron|direction|jef[ea]|dirección|capo|direzione|baas|directie|patrão|direção)|we|they|he|she|i|it|wir|sie|er|on|ils|ha|han|hanno|ze|hij|eles)(?!\p{L})[^,;]*)$/iu;
/** So far back somebody takes back what they wrote. */
const FAR = 3;

/** The lines of a brief without those that the next ones take back, each by what is of the same kind. */
export function withoutTakenBack(lines: readonly string[]): { lines: string[]; told: string[] } {
  const told: string[] = [];
  const open: string[] = [];
  for (const line of lines) {
    const lead = TAKES_BACK.exec(line)?.[0];
    if (lead === undefined) {
      open.push(line);
      continue;
    }
    const now = line.slice(lead.length);
    const kind = [MONEY, DAY].find((of) => of.test(now));
    const at = open.findLastIndex(
      (before, index) => index >= open.length - FAR && before.length < 60 && (kind?.test(before) ?? false),
    );
    // Nothing but what stands right before it is taken back by what is of no such kind.
    const was =
      at >= 0
        ? at
        : kind === undefined && FIGURE.test(now) === FIGURE.test(open.at(-1) ?? '')
          ? open.length - 1
          : -1;
    const before = open[was];
    if (was < 0 || before === undefined || before.length >= 60) {
      open.push(line);
      continue;
    }
    const [, why = ''] = WHY.exec(now) ?? [];
    told.push(before, ...(why === '' ? [] : [why]), line.slice(0, lead.length).trim());
    open.splice(was, 1);
    open.push(now.slice(0, now.length - (why === '' ? 0 : why.length + 1)).replace(/[,;–—\s-]+$/u, ''));
  }
  return { lines: open, told };
}

const MODE =
  '(?:(?:fully |100 ?% )?remote|hybrid|on[- ]?site|in (?:the )?office|office[- ]based|from home|wfh|homeoffice|home office|vor ort|im büro|télétravail|(?:en )?présentiel|hybride|remot[oa]|presencial|híbrido|teletrabajo|in presenza|in sede|ibrido|op kantoor|thuis|på plats|på distans)';
const KIND =
  '(?:full[- ]?time|part[- ]?time|permanent|perm|temp(?:orary)?|contract|fixed[- ]term|vollzeit|teilzeit|befristet|unbefristet|temps plein|temps partiel|cdi|cdd|jornada completa|media jornada|indefinido|tempo (?:pieno|parziale|integral|parcial)|fulltime|parttime|heltid|deltid)';
const NO_WELL = String.raw`[,.;–—-]+ (?:(?:well|oh|ah|um|uh|er|actually|ach|äh|na|enfin|euh|ben|bueno|beh|mah|bem|nou|eh) )?(?:no|nope|nein|nee|non|não|nej)(?: wait| actually| sorry| doch| espera| wacht)?[,.;:–—-]+ (?:(?:it[’']?s|make it|rather|say|lieber|eher|plutôt|mejor|meglio|melhor|liever) )?`;
/** "Remote after training, well no. hybrid": of two of a kind the one behind the no. */
const RATHER = [MODE, KIND].map(
  (of) =>
    new RegExp(String.raw`(?<![\p{L}])${of}(?: [^\s,.;:–—]{1,15}){0,4}${NO_WELL}(?=${of}(?!\p{L}))`, 'giu'),
);

/** A line without where, or how long, somebody would work after all not. */
export const withoutRather = (line: string): string =>
  RATHER.reduce((said, taken) => said.replace(taken, ''), line);
