const NO_TURN =
  '(?!.*\\b(?:but|unless|except|provided|ideally|prefer\\w*|only|mais|sauf|aber|außer|nur|solange|sofern|hauptsache|pourvu|tant que|du moment|(?:as|so) long as)\\b)';
const ACTIVITY =
  '(?:work (?:outdoors?|outside|at heights?|on site|in the field|in (?:the )?(?:heat|cold|rain|wind|snow)|on your feet|nights?|shifts?)|climb|lift|carry|walk|stand|kneel|dig|drive|push|pull|load|unload|handle|move|wear)';
const SERVED = '(?:boys|girls|men|women|mothers|fathers|children|adults|families|people|teenagers)';
const LANGUE =
  '(?:arabe|portugais|espagnol|italien|anglais|allemand|turc|polonais|roumain|russe|ukrainien|chinois|mandarin|vietnamien|wolof|berbère|français|néerlandais|hébreu|hindi|japonais|coréen)';
const OF_AGE = '(?:teenage |young |older |vulnerable |homeless |single )?';

/** Lines near the law that are lawful by how they are built: what the work demands, both sexes named, what is the same for everybody. */
export const LAWFUL_STRUCTURE: readonly RegExp[] = [
  // What the work demands of a body, said as the work's.
  new RegExp(`\\bfit enough (?:to ${ACTIVITY}|for (?:outdoor|manual|night|shift|site|field) work)\\b`, 'giu'),
  /\bfit for (?:night|outdoor|shift|height) work\b(?=[^.;]*\b(?:medical|check|assess\w*|paid)\b)/giu,
  // Both sexes named: nobody is picked.
  /\b(?:(?:waiters? (?:or|and) waitress(?:es)?|waitress(?:es)? (?:or|and) waiters?|hosts? (?:or|and) hostess(?:es)?|actors? (?:or|and) actress(?:es)?|stewards? (?:or|and) stewardess(?:es)?))\b/giu,
  /\b(\p{L}{3,})m[ae]n (?:or|and) (?:an? )?(?:master )?\1wom[ae]n\b|\b(\p{L}{3,})wom[ae]n (?:or|and) (?:an? )?(?:master )?\2m[ae]n\b/giu,
  /\ban? (?:man|bloke|guy|fella) or an? (?:woman|lady|girl)\b|\ban? (?:woman|lady) or an? (?:man|bloke|guy|fella)\b/giu,
  /^\W*(?:(?:blokes|men|lads|guys|fellas), (?:women|ladies|girls|lasses)|(?:women|ladies|girls|lasses), (?:blokes|men|lads|guys|fellas))\b(?=(?:,| and| or| -|:)[^.;]*\b(?:apply|welcome|whoever|any(?:one|body)|come|call|ring)\b)(?![^.;]*\b(?:only|prefer\w*|not|no|rather|young\w*|white|n['’]t|never|except|but)\b)/giu,
  /\b(?:toilets?|changing rooms?|showers?|lockers?|uniforms?|quarters|facilities)\b[^.;]{0,30}\bfor (?:men and (?:for )?women|women and (?:for )?men|both|all genders)\b/giu,
  // The same for everybody.
  new RegExp(
    `^\\W*[\\p{L}-]+ or [\\p{L}-]+(?: or [\\p{L}-]+)?,? [\\p{L} ]{0,30}\\b(?:the same|alike|equally|no difference)\\b${NO_TURN}[^.;]*`,
    'giu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:peu importe(?:nt)?|quel(?:le)?s? que soi(?:t|ent)|sans distinction|indépendamment de|unabhängig von|ganz gleich|egal,? (?:ob|welche\\w*|wie)|gleich welche\\w*|ungeachtet)(?!\\p{L})${NO_TURN}[^.;]*`,
    'giu',
  ),
  // What keeps nobody out.
  new RegExp(
    `\\b(?:(?:your |an? |the )?(?:hearing|sight|vision) loss|deafness|blindness|low vision|(?:an? |your )?disabilit(?:y|ies)|autism|dyslexia|adhd|diabetes|epilepsy|(?:your )?age|an accent|a (?:career break|criminal record|wheelchair|prosthesis)|pregnancy|(?:your )?(?:religion|faith|gender|sexuality))(?:,? (?:or|and) [\\p{L} ]{3,30})? (?:is|are) (?:no|not an?) (?:barrier|bar|obstacle|hindrance|problem|issue)\\b${NO_TURN}[^.;]*`,
    'giu',
  ),
  // What nobody is asked to send or to have.
  new RegExp(
    `\\bno (?:photos?|pictures?|age|date of birth|dates of birth|marital status|nationality|gender)(?:,? (?:or|and|nor)? ?[\\p{L} ]{3,20})?(?: (?:is|are))? (?:needed|required|necessary|wanted|asked for)\\b${NO_TURN}[^.;]*`,
    'giu',
  ),
  new RegExp(
    `\\b(?:without (?:an? )?photos?|(?:native|mother[- ]tongue) level (?:is )?not (?:needed|required|asked))\\b${NO_TURN}`,
    'giu',
  ),
  // What people may take, as of right.
  /\b(?:you|staff|everyone|everybody|parents|employees) (?:may|can|will be able to) (?:go on|take) (?:parental|maternity|paternity|adoption|carer['’]?s?) leave\b[^.;]*/giu,
  // Whom the work is for.
  /(?<!\b(?:church|union|party|club) )\b(?:client base|clientele|customer base|readership|membership|patient list|audience|caseload) (?:is|are|consists of|includes)\b(?! an? (?:must|plus|requirement))(?![^.;]*\b(?:so|but|which means|prefer\w*|comfortable|likes?|wants?|expects?|you)\b)[^.;]*/giu,
  new RegExp(
    `\\b(?:boarding houses?|hostels?|refuges?|schools?|camps?|leagues?|choirs?|wards?|prisons?|shelters?) for ${OF_AGE}${SERVED}\\b`,
    'giu',
  ),
  new RegExp(
    `\\b(?:works?|working) with (?:${OF_AGE}${SERVED} and )?${OF_AGE}${SERVED} (?:escaping|fleeing|leaving|affected by|experiencing|living with|recovering from)\\b[^.;,]*`,
    'giu',
  ),
  new RegExp(
    `\\b(?:brands?|products?|shows?|games?|books?) (?:that |which )?(?:teenage|young|older) ${SERVED} (?:love|trust|wear|buy|use|read|choose|watch)\\b`,
    'giu',
  ),
  /\b(?:product|app|service|platform|software|device|charity|programme?)s? (?:helps?|lets|allows|supports?|reminds?) (?:people|those|patients|clients) (?:in|with|after|on) [^.;]*/giu,
  /\b\p{L}+(?: and \p{L}+)? (?:is|are) treated (?:in|at|by) (?:our|the|this)\b/giu,
  /\byoung adult (?:fiction|books?|literature|novels?|titles|imprint|list|publishing|services?|programs?|programmes?|librar\w+|readers?)\b/giu,
  // Papers by their names, and languages that the work needs.
  /\bcert(?:ificate)?\.? (?:i{1,3}|iv|v|[1-5]) in [\p{L} ]+\([\p{L} ]+\)/giu,
  /\b(?:bilingual|multilingual|trilingual) \p{L}+: (?:\p{L}+(?:,| and| or|\/)? ?){1,6}(?=[.;]|$)/giu,
  /\b(?:guests|customers|clients|visitors|patients|tenants) (?:have|speak) (?:little|no|limited|some) \p{L}+\b/giu,
  // Whom the work is for, in French and German: as far as the comma.
  /(?<!\p{L})vous (?:enseignez|accompagnez|accueillez|formez|aidez|soignez|suivez|prenez en charge|assistez|orientez|recevez) [^.;,]*/giu,
  /(?<!\p{L})sie (?:betreuen|pflegen|begleiten|unterrichten|beraten|unterstützen|versorgen|behandeln|schulen|empfangen) [^.;,]*/giu,
  /\b(?:haitian|mauritian|cape verdean|louisiana|jamaican) creole\b(?= (?:is|are|or|and|would|speak\w*|preferred|helpful|an? (?:plus|asset|advantage)))/giu,
  // Languages in French and German, and how well they are spoken.
  new RegExp(
    `(?:maîtrise|pratique|connaissances?|notions?|bases?) (?:courante? |orale? |professionnelle )?(?:de l['’]|du |de |en |d['’])${LANGUE}(?:(?:,| et| ou)? (?:de l['’]|du |de |en |d['’]|l['’]|le )?${LANGUE}){0,4}`,
    'giu',
  ),
  /(?<!\p{L})(?:arabisch|türkisch|polnisch|russisch|rumänisch|ukrainisch|italienisch|spanisch|französisch|portugiesisch|griechisch|serbisch|kroatisch|persisch|kurdisch|vietnamesisch|chinesisch|englisch|deutsch)-?(?:\/|, | und | oder )?(?:kenntnisse|sprachkenntnisse)(?!\p{L})/giu,
  // Beer, and people whom the house may lose: nobody is picked.
  /\b(?:flagship|seasonal|signature|award-winning|oatmeal|milk|imperial|dry|coffee|oyster|chocolate)(?: \p{L}+)? stouts?\b|\bstouts?,? (?:and|or) (?:porters?|ales?|lagers?|ipas?|pilsners?|bitters?)\b|\b(?:porters?|ales?|lagers?|ipas?|pilsners?|bitters?),? (?:and|or) stouts?\b/giu,
  /\b(?:lose|losing|lost|losses of) (?:\d+|one|two|three|a couple of|some|both) (?:of (?:our|the) )?(?:guys|lads|blokes|girls|ladies|men|women)\b(?![^.;]*\b(?:want|need|prefer|another|replace|rather|only)\b)/giu,
];
