import { matchesOf } from '#src/lib/matches.ts';
import { isGiven } from '../names/index.ts';
import type { Finding, PrivateFact } from './types.ts';

// What a mail tells of somebody else than its reader: what they suffer from, what went wrong at their home, what they want nobody to know.
// That somebody is away, on leave or ill until Monday is what a mail has to say, and is none of it.

const w = (source: string, flags = 'gu'): RegExp => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, flags);

/** A condition or treatment, in each language; what follows a ward, a charity or a course of that name is work. */
const CONDITION =
  "(?:(?:a |the |his |her |their |an? )?(?:bad |mild |minor |serious |second |slight |recent |nervous |mental |another )*(?:heart (?:scare|attack|trouble|problems?|condition|bypass|surgery|operation|op)|bypass|(?:mini-?)?strokes?|breast cancer|cancer(?: scare| treatment| diagnosis)?|tumou?rs?|chemo(?:therapy)?|radiotherapy|breakdown|burn-?out|depression|anxiety|panic attacks?|stress|overdose|miscarriage|stillbirth|ivf|fertility treatment|hysterectomy|mastectomy|epilepsy|seizures?|bipolar(?: disorder)?|schizophrenia|dementia|alzheimer['’]?s|parkinson['’]?s|multiple sclerosis|hepatitis|hiv|diabetes|anorexia|eating disorder|ptsd|drink(?:ing)? problem|drug problem|addiction|alcoholism|rehab|suicide attempt|surgery|health (?:scare|problems?|issues?)|back operation|hip replacement)" +
  '|(?:einem |einen |einer |eine |seinem |seinen |ihrem |ihren |dem |den |der |die )?(?:leichten |schweren |kleinen |zweiten )?(?:herzinfarkt|herzproblem\\p{L}*|herz-?op(?:eration)?|schlaganfall|krebs\\p{L}*|tumor|chemo(?:therapie)?|bestrahlung|depression(?:en)?|burn-?out|nervenzusammenbruch|fehlgeburt|epilepsie|entzug|alkoholproblem\\p{L}*|drogenproblem\\p{L}*|bandscheiben-?op|reha|demenz|panikattacken?)' +
  "|(?:un |une |d['’]un |d['’]une |son |sa |de |du |le |la )?(?:petit |grave |second |deuxième |léger )?(?:infarctus|avc|accident cardiaque|cancer|tumeur|chimio(?:thérapie)?|dépression|burn-?out|fausse couche|épilepsie|cure de désintox\\p{L}*|crise cardiaque|problèmes? (?:de cœur|cardiaques?|d['’]alcool|de santé))" +
  "|(?:un |una |um |uma |el |la |del |de |su |seu )?(?:infarto|ictus|cáncer|cancro|câncer|tumor[ei]?|quimio(?:terapia)?|chemio(?:terapia)?|depresión|depressione|depressão|aborto|aborto spontaneo|epilepsia|epilessia|esaurimento nervoso|esgotamento|enfarte|avc|ataque al corazón|ataque cardíaco|attacco di cuore|problemas? (?:de corazón|de salud|de saúde|de coração|con el alcohol|com o álcool)|problemi (?:di cuore|di salute|con l[’']alcol))" +
  '|(?:een |zijn |haar |de |het )?(?:lichte |zware )?(?:hartaanval|hartinfarct|hartproblemen|beroerte|herseninfarct|kanker|tumor|chemo(?:therapie|kuur)?|depressie|burn-?out|miskraam|epilepsie|afkickkliniek|drankprobleem|paniekaanvallen)' +
  '|(?:en |ett |et |sin |sitt |sit |den )?(?:hjärtinfarkt|hjärtproblem|hjerteinfarkt|hjerteproblemer|hjerteanfald|stroke|slagtilfælde|cancer|cancerbehandling|kreft|kræft|cellgifter|cellgift|depression|depresjon|utbrändhet|missfall|spontanabort|epilepsi|blodpropp|blodprop|alkoholproblem\\p{L}*)' +
  '|(?:zawal(?:e|u|em|ie)?(?: serca)?|udar\\p{L}{0,3}|rak(?:a|iem)|nowotw\\p{L}+|chemi(?:i|ę|a|oterapi\\p{L}+)|depresj\\p{L}+|poronieni\\p{L}+|padaczk\\p{L}+|odwyk\\p{L}*|załamani\\p{L}+))';
const OF_WORK =
  '(?! (?:ward|unit|wards|units|clinic|centre|center|charity|charities|care|research|awareness|team|teams|nurse|nurses|nursing|services?|hospice|lead|trust|foundation|campaign|support|patients?|training|testing|management|prevention|course|programme|project|trial|trials|policy|case|claims?|consultant|registrar|pathway|screening|run|network|fund))';

/** How somebody is said to have it: no more words stand between. */
const HAVING =
  "(?:(?:['’]s| is| was| had| has|['’]s had| has had| has been|['’]s been|['’]d had|['’]s just had)(?: (?:only|just|now|also|still|not long|recently|sadly|been|being|quite))*(?: (?:(?:only |just )?back(?: at work)? (?:after|from)|recovering from|getting over|off (?:with|for)|signed off (?:with|for)|in for|in|having|undergoing|diagnosed with|treated for|being treated for|going through|suffering (?:from|with)|living with|fighting|struggling with|out (?:with|after|for)|had|having had|through|on|under))?|(?: just| recently| sadly)? (?:had|has|suffered|suffers from|came through|got over|survived|fought|beat|lives with|struggles with|went into|is going into|came out of|had been in)" +
  '|(?: \\p{Ll}+){0,2}? (?:hatte|hat|ist nach|war wegen|war in|ist in|leidet an|erholt sich von|kommt (?:gerade )?(?:aus|von)|kämpft mit|macht (?:eine|gerade))(?: (?:gerade|erst|letztes [Jj]ahr|noch|vor kurzem|seit \\p{L}+|nach|wegen))*' +
  "|(?: \\p{Ll}+){0,2}? (?:a eu|a fait|avait|a|sort (?:de|d['’])|se remet (?:de|d['’])|souffre (?:de|d['’])|est en|suit|lutte contre|vient d['’]avoir|revient (?:de|d['’]))(?: (?:récemment|juste))?" +
  '|(?: \\p{Ll}+){0,2}? (?:tuvo|tiene|ha tenido|sufrió|sufre|acaba de (?:tener|superar|sufrir|pasar)|se recupera de|está con|está en|lucha contra|ha avuto|ha|soffre di|si sta riprendendo da|è in|è appena uscit[oa] da|ha appena avuto|teve|tem|sofreu|sofre de|está a recuperar de|acabou de ter|recupera de)' +
  '|(?: \\p{Ll}+){0,2}? (?:heeft|had|herstelt van|lijdt aan|is herstellende van|zit met|zit in|kreeg|komt net uit|had pas|heeft net)(?: (?:pas|net|onlangs))?' +
  '|(?: \\p{Ll}+){0,2}? (?:hade|har haft|har|fick|fik|hadde|har hatt|fikk|lider av|lider af|går på|går i|återhämtar sig från|er i|kommer tilbage efter|nettopp hatt)' +
  '|(?: \\p{Ll}+){0,2}? (?:miał|miała|jest po|choruje na|ma|dochodzi do siebie po|przeszedł|przeszła|walczy z))';
const PEOPLE =
  '(?:[Ss]?[Hh]e|[Hh]is (?:wife|husband|partner|missus|mum|dad|mother|father|son|daughter)|[Hh]er (?:wife|husband|partner|mum|dad|mother|father|son|daughter)|(?:[Mm]y|[Oo]ur|[Tt]he|[Tt]heir) (?:\\p{Ll}+ )?(?:colleague|boss|manager|director|foreman|supervisor|client|contact|owner|partner|consultant|lead|chef|accountant|mate)|[Ee]r|[Ss]ie|(?:[Mm]ein|[Uu]nser|[Ii]hr|[Ss]ein)e? (?:Kollege|Kollegin|Chef|Chefin|Frau|Mann|Leiter|Leiterin)|[Ii]l|[Ee]lle|(?:[Mm]on|[Mm]a|[Ss]on|[Ss]a|[Ll]e|[Ll]a|[Nn]otre) (?:collègue|patronne?|chef|cheffe|femme|mari|responsable|directeur|directrice)|[ÉéEe]l|[Ee]lla|(?:[Mm]i|[Ss]u|[Ee]l|[Ll]a|[Nn]uestr[oa]) (?:compañer[oa]|jef[ea]|mujer|marido|director[a]?|responsable)|[Ll]ui|[Ll]ei|(?:[Ii]l|[Ll]a) (?:mi[oa]|su[oa]|nostr[oa]) (?:collega|cap[oa]|moglie|marito|responsabile|direttore|direttrice)|[Hh]ij|[Zz]ij|[Zz]e|(?:[Mm]ijn|[Zz]ijn|[Hh]aar|[Oo]nze|[Dd]e) (?:collega|baas|chef|vrouw|man|manager)|[Ee]le|[Ee]la|(?:[Oo] meu|[Aa] minha|[Oo] seu|[Aa] sua|[Oo]|[Aa]) (?:colega|chefe|mulher|marido|patrão|diretora?)|[Hh]an|[Hh]on|[Hh]un|(?:[Mm]in|[Hh]ans|[Hh]ennes|[Hh]endes|[Vv]år|[Vv]ores) (?:kollega|chef|sjef|fru|man|mand|kone)|[Oo]na?|(?:[Mm]ój|[Mm]oja|[Nn]asz[a]?|[Jj]ego|[Jj]ej) (?:kolega|koleżanka|szef(?:owa)?|żona|mąż))';
const NAMED = "(\\p{Lu}[\\p{L}\\p{M}'’-]+(?: \\p{Lu}[\\p{L}\\p{M}'’-]+)?)";
/** What is as often a trade or a field: nothing of either follows. */
const ALSO_WORK = '(?:surgery|stress|depression|anxiety|rehab|diabetes|dementia|hiv)';
const ENDS =
  '(?= (?:and|but|so|et|und|y|e|en|och|og|i|since|last|this|in|for|on|from|after|at|because|again|now|treatment|scare|years|months|weeks)(?!\\p{L})|[.,;:!?)\\n]|\\s*$)';
/** Nouns of German have capitals, and those of others where they begin. */
const inEitherCase = (words: string): string =>
  words.replace(
    /(?<![\p{L}\p{M}\\'’])\p{Ll}(?=\p{Ll}{2})/gu,
    (letter) => `[${letter.toUpperCase()}${letter}]`,
  );
const ILL = new RegExp(
  `(?<!\\p{L})(?:${PEOPLE}|${NAMED})(?:${HAVING}) ?(?:${inEitherCase(CONDITION)})(?![\\p{L}]|-\\p{L})(?:(?<!(?<!\\p{L})${ALSO_WORK})|${ENDS})${OF_WORK}`,
  'gu',
);

const HOME = w(
  `(?:[Hh]is|[Hh]er|[Tt]heir|${NAMED}['’]s) (?:\\p{Ll}+ )?(?:wife|husband|partner|missus|girlfriend|boyfriend|marriage|other half|fella|mrs)(?:['’]s| has| had| is| was)?(?: just| only| recently)? (?:left|leaving|walked out|gone off|ran off|run off|thrown|threw|kicked|cheated|cheating|having an affair|filed for|broken up|broke up|splitting|split|on the rocks|dying|died|in rehab|in prison|in jail)|(?:[Ss]?[Hh]e|${NAMED})(?:['’]s| is| was| has been|['’]s been)(?: just| only| still| also)* (?:going|getting|been) (?:through )?(?:an? )?(?:messy |bad |nasty |ugly |difficult |painful )*(?:divorced?|separation|custody (?:battle|fight|case)|break-?up|split|bankruptcy)|(?:[Ee]r|[Ss]ie|${NAMED}) (?:lebt in Scheidung|lässt sich (?:gerade )?scheiden|steckt mitten in (?:der|einer) Scheidung)|(?:[Ss]eine|[Ii]hre?) (?:Frau|Mann|Freundin|Freund|Partner(?:in)?) (?:hat (?:ihn|sie) (?:gerade )?verlassen|ist (?:gerade )?ausgezogen)|(?:[Ss]a femme|[Ss]on mari|[Ss]a compagne|[Ss]on compagnon) (?:vient de |l['’]a )(?:le |la )?(?:quitt\\p{L}+|plaqu\\p{L}+)|(?:[Ii]l|[Ee]lle|${NAMED}) est en (?:plein |pleine )?(?:divorce|séparation)|(?:[Ss]u (?:mujer|marido|pareja|novi[oa])) (?:lo|la|le) (?:ha dejado|dejó|acaba de dejar)|(?:[Ss]ua moglie|[Ss]uo marito|[Ll]a moglie|[Ii]l marito) l['’]ha (?:appena )?lasciat[oa]|(?:[Zz]ijn|[Hh]aar) (?:vrouw|man|vriendin|vriend) (?:is (?:net )?(?:bij (?:hem|haar) )?weg\\p{L}*|heeft (?:hem|haar) verlaten)|(?:[Ee]le|[Ee]la|[Ll]ui|[Ll]ei|[ÉéEe]l|[Ee]lla|${NAMED}) (?:está|sta) (?:en pleno|no meio de um|a passar por um|divorziando|en medio de un) ?divór?cio?|(?:[Aa] mulher|[Oo] marido) (?:deixou-?[oa]|saiu de casa)|(?:[Hh]ans|[Hh]ennes|[Hh]endes) (?:fru|man|kone|mand|mann|sambo) (?:har lämnat|har forladt|har forlatt|lämnade|gikk fra|gik fra)|(?:[Jj]ego żona|[Jj]ej mąż) (?:odesz\\p{L}+|zostawi\\p{L}+)`,
);

const OWN_ILL = new RegExp(`(?<![\\p{L}])(?:${inEitherCase(CONDITION)})(?![\\p{L}]|-\\p{L})${OF_WORK}`, 'u');

/** Whether a few words beside a name tell what somebody suffers from. */
export const tellsIllness = (words: string): boolean => OWN_ILL.test(words);

/** Who is not to know of it, said of somebody else's wish. */
const WHOM =
  '(?:(?:the|his|her|their|our) \\p{Ll}+|any(?:one|body)|people|others?|everyone|everybody|the others|them|us|it (?:to )?(?:get|known|public)|that (?:known|public)|it)';
const SECRET = w(
  `(?:[Ss]?[Hh]e|[Tt]hey|${NAMED})(?: really| still| just)? (?:doesn['’]?t|does not|don['’]?t|do not|didn['’]?t|did not|wouldn['’]?t|would not|never)(?: really)? (?:want|like|wish)(?:ed)? ${WHOM}(?: else)?(?: on (?:site|the crew|the team)| at work)?(?: (?:to )?(?:know|find out|hear|hear about|hear of|get (?:out|round|around|about)|be known|getting out|knowing|finding out))|(?:[Ss]?[Hh]e|[Tt]hey|${NAMED})(?: has|['’]s| have|['’]ve)(?:n['’]t| not| never| kept)(?: yet)? (?:told (?:the|his|her|their) (?:crew|team|lads|boss|wife|husband|family|kids|employer|company|colleagues|manager|parents)|(?:it|that|this) (?:from|quiet from) (?:the|his|her|their) \\p{Ll}+)|(?:and|but|who|which)(?: really| still)? (?:doesn['’]?t|does not|didn['’]?t) want(?:ed)? ${WHOM}(?: else)?(?: on (?:site|the crew|the team)| at work)? (?:to )?(?:know|find out|hear (?:about|of) it|get (?:out|round|around))|(?:[Ee]r|[Ss]ie|und|aber|${NAMED}) (?:will|möchte|wollte) (?:aber )?nicht,? dass (?:\\p{L}+ ){1,4}?(?:erfährt|erfahren|wei(?:ß|ss)|wissen|mitbekomm(?:t|en)|rauskommt)|(?:[Ii]l|[Ee]lle|${NAMED}) ne (?:veut|voudrait|voulait) (?:surtout )?pas que (?:\\p{L}+['’ ]?){1,4}? ?(?:sache(?:nt)?|apprenne(?:nt)?|soi(?:t|ent) au courant)|(?:[ÉéEe]l |[Ee]lla |${NAMED} )?no quiere que (?:\\p{L}+ ){0,4}?(?:sepan?|entere[n]?)|(?:[Ll]ui |[Ll]ei |${NAMED} )?non vuole che (?:\\p{L}+ ){0,4}?(?:sappia(?:no)?|lo sapp\\p{L}+|venga(?:no)? a sapere)|(?:[Hh]ij|[Zz]ij|[Zz]e|${NAMED}) wil niet dat (?:\\p{L}+ ){1,4}?(?:weet|weten|hoort|horen|te weten)|(?:[Ee]le|[Ee]la|${NAMED}) não quer que (?:\\p{L}+ ){0,4}?(?:saibam?|descubra[m]?)|(?:[Hh]an|[Hh]on|[Hh]un|${NAMED}) (?:vill|vil) (?:inte|ikke) att? (?:\\p{L}+ ){1,4}?(?:vet|får veta|veta|ved|får at vide|skal vite|vite|vide)|nie chce,? (?:żeby|aby) (?:\\p{L}+ ){1,4}?(?:wiedzi\\p{L}+|dowiedzi\\p{L}+)`,
);
/** What is lawfully kept back in the work: a price, a plan for a party; and what a house asks of all. */
const NO_SECRET =
  /(?<!\p{L})(?:surprise|party|present|price|prices|results?|scores?|spoilers?|customers?|patients?|visitors?|applicants?|candidates?)(?!\p{L})/iu;

const REASONS: Readonly<Record<'health' | 'confidence', string>> = {
  health: 'This tells of the health of somebody else than whoever reads it.',
  confidence: 'This tells of somebody else what they would keep to themselves.',
};

const KINDS: readonly { about: PrivateFact & keyof typeof REASONS; pattern: RegExp; unless?: RegExp }[] = [
  { about: 'health', pattern: ILL },
  { about: 'confidence', pattern: HOME },
  { about: 'confidence', pattern: SECRET, unless: NO_SECRET },
];

/** Whether a word that stands where somebody does is somebody: the first of a name. */
const isSomebody = (name: string | undefined, people: readonly string[]): boolean =>
  name === undefined ||
  (isGiven((name.split(' ')[0] ?? '').toLowerCase()) && !people.some((one) => one.includes(name)));

/**
 * What a message tells of somebody else than its reader, for a person to look at first.
 * @param people names of those whom it is to or about: what is said of them is read elsewhere
 */
export function toldOfThird(
  texts: readonly (readonly [field: string, text: string | null | undefined])[],
  people: readonly (string | null)[],
): Finding[] {
  const known = people.filter((name) => name !== null);
  return texts.flatMap(([field, text]) =>
    text == null
      ? []
      : KINDS.flatMap(({ about, pattern, unless }) =>
          matchesOf(pattern, text)
            .filter((said) => said.slice(1).every((name) => isSomebody(name, known)))
            .filter((said) => unless?.test(said[0]) !== true)
            .map(
              ({ 0: words, index }): Finding => ({
                ...{ verdict: 'held', about, field, words, start: index, end: index + words.length },
                reason: REASONS[about],
                rewording: 'Leave it out; that they are away, or that somebody else comes, is enough',
              }),
            ),
        ),
  );
}
