import type { Attribute, Rule } from './types.ts';
import { BE, CLIENTELE, FAITH, ILLNESS, ORIGIN, PEOPLES, PERSON, PICK, SHUT_OUT, STRONG } from './words.ts';

const rx = (source: string): RegExp => new RegExp(source, 'giu');
const FOR_CLIENTS = new RegExp(`^(?!.*(?:${STRONG.source})).*(?:${CLIENTELE.source})`, 'iu');

export const ORIGIN_RULES: readonly Rule[] = [
  { about: 'race_or_origin', pattern: rx(`\\b${ORIGIN} by birth\\b`) },
  // Where somebody worked, turned away.
  {
    about: 'race_or_origin',
    verdict: 'held',
    pattern: rx(
      `(?:\\bnot|n['’]t) (?:want|like|rate|trust|value|accept|take|count)(?: any)? ${ORIGIN} experience\\b|\\bno ${ORIGIN} experience,? (?:please|thank)|\\bno p[aā]keh[aā](?!\\p{L})`,
    ),
  },
  {
    about: 'nationality',
    verdict: 'held',
    subject: 'role',
    pattern: /\bpassport(?:s| holders?)? (?:only|required|essential)\b/giu,
  },
  {
    about: 'race_or_origin',
    pattern: rx(
      `\\b${ORIGIN}\\s+(?:\\p{L}+\\s+)?(?:origin|descent|background|heritage|ethnicity|nationality|appearance|complexion|looks?|${PERSON})\\b`,
    ),
    unless: FOR_CLIENTS,
  },
  {
    about: 'race_or_origin',
    pattern: rx(
      `\\b${ORIGIN}s?\\s+(?:only|preferred|wanted|need(?:s)? not|needn't|preferably|preference)\\b|\\b(?:prefer(?:ably|red)?|preference(?: will be given)? (?:for|to)|must be|only|exclusively|hire|ideally)\\s+(?:an?\\s+)?(?:${ORIGIN}s?|${PEOPLES})\\b(?!-)(?!\\s+(?:citizens?|residents?|tax|law|market|language|speak\\w*|passport|cuisine|qualified|trained|experience))`,
    ),
  },
  {
    about: 'race_or_origin',
    pattern: rx(
      `\\b(?:no|not|never|neither|nor|don't (?:hire|want|take|employ)|do not (?:hire|want|take|employ)|without)(?: any| hire| accept| employ| want)?\\s+(?:\\p{L}+ (?:or|and) (?:other )?)?(?:${PEOPLES}|${ORIGIN}s?)\\b(?!-)(?!\\s+(?:language|experience|speak\\w*|needed|required|necessary|market|law|tax))`,
    ),
  },
  {
    about: 'race_or_origin',
    pattern: rx(
      `\\b${PEOPLES}\\s+(?:\\p{L}+ (?:or|and) \\p{L}+ )?(?:only|preferred|need(?:s)? not|needn't|will not|are not|not wanted)\\b|\\b${PEOPLES} (?:and|or) (?:${PEOPLES}) need not\\b`,
    ),
  },
  {
    about: 'race_or_origin',
    pattern: rx(
      `\\b(?:she|he|they|candidate|who)\\s*${BE}\\s+(?:an?\\s+|of\\s+|originally )?${ORIGIN}\\b(?!-|\\s+(?:market|desk|team|region|citizen|speaker|qualified|tax|law|gaap|manager|engineer|accountant|resident))`,
    ),
  },
  {
    about: 'race_or_origin',
    pattern:
      /(?<!\b(?:any|every|each|of|in|hair|paint|brand) )\b(?:ethnicity|race|colou?r|place of birth|caste|tribe|country of (?:birth|origin))\s*[:=]\s*\p{L}+|\bcaste\b|\bbrahmins?\b|\bdalits?\b/giu,
  },
  {
    about: 'race_or_origin',
    pattern: rx(
      `\\b${ORIGIN}[- ]born\\b|\\b(?:canadian|us|uk|nz|locally|native|foreign|overseas)[- ]born\\b|\\bborn (?:and (?:raised|bred) )?in \\p{L}+|\\b(?:canadian|american|austrian|swiss|belgian)[- ]born\\b`,
    ),
  },
  {
    about: 'race_or_origin',
    pattern:
      /\b(?:western|anglo|english|european|foreign|ethnic)[- ](?:sounding )?names?\b|\ball[- ]american\b(?! +(?:diner|menu|breakfast|brunch|food|fare|burgers?|grill|bbq|barbecue|cuisine|cooking|classics?|brands?|restaurant|steak\p{L}*|dishes|dessert|pies?|apparel|clothing|denim|musical|road|sports?|football|basketball|swimming|athletes?|honou?rs?)\b)|\b(?:look|looks|looking) (?:european|western|white|asian|english)\b|\bof colou?r\b|\b(?:of|from) (?:an? )?(?:western|european|anglo\S*|white|ethnic|migrant|non-english[- ]speaking) (?:background|appearance|origin|descent)\b/giu,
  },
  {
    about: 'race_or_origin',
    subject: 'person',
    pattern:
      /(?:^|,|\band)\s*(?:black|white|british|american|australian|indian|nigerian|lebanese|pakistani|mexican|brazilian|egyptian|irish|scottish|caucasian|aboriginal|indigenous|hispanic|african|asian|latin[oa])\s*(?=$|,|and (?:proud|single|married))/giu,
  },
  {
    about: 'race_or_origin',
    subject: 'person',
    pattern: rx(
      `\\b${ORIGIN}(?: \\p{L}+)? (?:background|heritage|descent|origin|national|ancestry|m[ae]n|wom[ae]n|lady|girl|guy)\\b|\\boriginally from \\p{L}+`,
    ),
  },
  {
    about: 'nationality',
    pattern: rx(
      `\\b(?:u\\.?s\\.?a?\\.?|u\\.?k\\.?|n\\.?z\\.?|e\\.?u\\.?|${ORIGIN}|canadian|new zealand|singapore)\\s+(?:citizens?|nationals?|passport holders?)\\s+only\\b|\\b(?:only|exclusively)\\s+(?:u\\.?s\\.?|u\\.?k\\.?|${ORIGIN}|new zealand)\\s+(?:citizens?|nationals?)\\b|\\bno green cards?\\b|\\bno (?:visa|foreign passport|work permit) holders\\b|\\bno foreigners?\\b|\\bforeigners? need not\\b|\\bnationality\\s*[:=-]\\s*\\p{L}+|\\bnew zealanders? only\\b`,
    ),
    rewording: 'the right to work in the country of the job',
  },
  {
    about: 'nationality',
    verdict: 'held',
    pattern: rx(
      `\\b(?:u\\.?s\\.?|u\\.?k\\.?|n\\.?z\\.?|${ORIGIN}|canadian|new zealand)\\s+(?:citizens?(?:hip)?|nationals?|permanent residents?|passports?)\\b`,
    ),
    subject: 'role',
    rewording: 'the right to work in the country of the job',
  },
  {
    about: 'nationality',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\blocals only\b|\bno (?:sponsor(?:ship|ed) )?visa(?:s)?\b(?! sponsorship)|\b(?:local|australian|canadian|uk|us|nz|new zealand) experience (?:only|is (?:essential|required|a must)|required|essential)\b/giu,
  },
];

export const LANGUAGE_RULES: readonly Rule[] = [
  {
    about: 'language',
    pattern:
      /\bnative[- ](?:level )?(?:or (?:near|bilingual)\S* )?(?:\p{L}+[- ])?(?:speakers?|speaking|fluency|tongue)\b|\b(?:\p{L}+ )?(?:is|as|be)? ?(?:your |their |a )?(?:mother tongue|first language|native language)\b|\bnative (?:english|german|french|spanish|mandarin|arabic|japanese|dutch|italian)\b/giu,
    unless: /\b(?:first language (?:teaching|acquisition)|learners?|students?)\b/iu,
    rewording: 'fluent, as in "fluent English, written and spoken"',
  },
  {
    about: 'language',
    pattern:
      /\b(?:no|without|free of|neutral|free from)(?: an?| any| foreign| strong| heavy| thick)* accents?\b|\bno (?:\p{L}+ )?accents?\b|\baccent[- ](?:free|less)\b|\b(?:must|should|do|can|does|did|may)(?: ?n['’]t| not) (?:have|speak with) an?(?: \p{L}+)? accent\b/giu,
    rewording: 'clear spoken English',
  },
];

export const FAITH_RULES: readonly Rule[] = [
  {
    about: 'religion',
    pattern: rx(
      `\\b(?:practising|practicing|strict|observant|committed|believing)\\s+${FAITH}\\b|\\b(?:devout|church-going|churchgoing|god-fearing)\\s+\\p{L}+\\b|\\b(?:church|mass|chapel|mosque|temple|synagogue)[- ]?goers?\\b|\\b${FAITH}\\s+${PERSON}\\b`,
    ),
    unless: FOR_CLIENTS,
  },
  {
    about: 'religion',
    pattern: rx(
      `\\b(?:she|he|they|candidate|who|must|should|a|no|not hire|hire|only|prefer(?:red)?|preferably|is|are)\\s*(?:${BE}\\s+)?(?:an?\\s+)?(?:\\p{L}+ )?${FAITH}\\b`,
    ),
    needs: PICK,
    unless: FOR_CLIENTS,
  },
  { about: 'religion', pattern: rx(`\\b${FAITH}\\b`), subject: 'role', needs: PICK, unless: FOR_CLIENTS },
  {
    about: 'religion',
    pattern: rx(
      `(?:^|,|:|\\band|\\bis|\\bpractising|\\ba)\\s*(?:a )?(?:\\p{L}+ )?${FAITH}\\s*(?=$|,|;|and\\b|with\\b|vegetarian|woman|man|father|mother)`,
    ),
    subject: 'person',
  },
  {
    about: 'religion',
    verdict: 'held',
    subject: 'role',
    pattern: rx(
      `\\b(?:shar(?:e|es|ing)|hold(?:s|ing)?|embrac(?:e|es|ing)|liv(?:e|es|ing)|keep(?:s|ing)?)\\b[^.;]{0,30}\\b${FAITH}\\b`,
    ),
  },
  {
    about: 'religion',
    pattern:
      /\b(?:hijabs?|turbans?|head ?scar(?:f|ves)|burqas?|niqabs?|kippahs?|yarmulkes?|religious (?:head|dress|cloth|symbol|belief)\w*)\b/giu,
    needs: SHUT_OUT,
  },
  { about: 'religion', pattern: /\breligious head covering\b|\breligion\s*[:=]\s*\p{L}+/giu },
];

const BARRED =
  /\b(?:no|not|never|none|without|free (?:from|of)|need not|cannot|can't|won't|don't|do not|unable to take|struggle|negative|healthy|only|rather not|nobody|history of|perfect)\b/iu;

export const HEALTH_RULES: readonly Rule[] = [
  {
    about: 'disability_or_health',
    subject: 'person',
    pattern:
      /\b(?:has|have|with|lives with) (?:a |an )?(?:\p{L}+ )?(?:hearing|visual|sight|speech|vision|mobility) (?:impairment|loss|difficult\p{L}+)\b|\b(?:recovering|former|ex-?) ?(?:alcoholic|addict)\b|\blip-?reads?\b/giu,
  },
  { about: 'appearance', subject: 'role', pattern: /\b(?:physically|visually) attractive\b/giu },
  {
    about: 'disability_or_health',
    pattern:
      /\bable[- ]bodied\b|\bphysically (?:perfect|whole|normal)\b|\bnon-disabled\b|\bno (?:medical|mental|health|physical) (?:conditions?|issues|problems|limitations?)\b|\bno (?:sick(?:ness)?|absence) (?:record|history|leave)\b|\b(?:perfect|excellent|full|good|robust) (?:physical |mental )?health\b(?= (?:is|only|required|essential|with)|$|,)/giu,
    unless: /\b(?:safety|insurance|outcomes|promote|wellbeing)\b/iu,
  },
  {
    about: 'disability_or_health',
    pattern: rx(`\\b(?:disabled|handicapped|crippled)\\s+(?:${PERSON}|veterans?)\\b`),
    unless: FOR_CLIENTS,
  },
  {
    about: 'disability_or_health',
    subject: 'role',
    pattern: rx(`\\b${ILLNESS}\\b`),
    needs: BARRED,
    unless: new RegExp(
      `^(?!.*\\b(?:no|not|need not|cannot|without|negative|only|free)\\b).*(?:${CLIENTELE.source})`,
      'iu',
    ),
  },
  {
    about: 'disability_or_health',
    pattern: /\bwheelchair(?:s)?(?:[- ](?:users?|bound))?\b/giu,
    subject: 'role',
    needs: BARRED,
  },
  {
    about: 'disability_or_health',
    subject: 'role',
    pattern: /\bphysically fit\b|\bfit and (?:healthy|able|strong)\b|\bfit,? (?:and )?healthy\b/giu,
    verdict: 'held',
    rewording: 'what the work needs, as in "can lift 20 kg"',
  },
  {
    about: 'disability_or_health',
    subject: 'person',
    pattern: rx(
      `\\b(?:candidate|she|he|they|who|^|,|and|but)?\\s*(?:has|have|had|lives? with|living with|suffer(?:s|ing|ed)? (?:from|with)|diagnosed with|history of|managing|manages|recover(?:ing|ed) from)\\s+(?:an?\\s+)?(?:\\p{L}+\\s+)?(?:${ILLNESS}|dialysis|surgery)\\b`,
    ),
    unless: /\b(?:programs?|software|clients?|patients?|risk|research)\b/iu,
  },
  {
    about: 'disability_or_health',
    loose: true,
    subject: 'person',
    pattern: rx(
      `\\b(?:she|he|they|candidate|who)\\s*${BE}\\s+(?:\\p{L}+ly\\s+)?(?:disabled|deaf|blind|autistic|neurodivergent|neurodiverse|dyslexic|infertile|diabetic|epileptic)\\b|\\bwheelchair\\b|\\b(?:cancer|stroke|trauma) survivor\\b|\\bin remission\\b|(?:^|,|\\band|\\bpartially|\\bprofoundly)\\s*(?:deaf|blind|disabled|autistic|dyslexic|epileptic|diabetic|neurodivergent)\\s*(?=$|,|in (?:one|both|his|her|their)|and\\b)|\\bon the (?:autism )?spectrum\\b`,
    ),
  },
  {
    about: 'disability_or_health',
    loose: true,
    subject: 'person',
    pattern: rx(`\\bwith (?:${ILLNESS})\\b`),
    unless:
      /\b(?:work\w*|support\w*|teach\w*|help\w*|car\w+|clients?|patients?|children|adults|people|students)\b/iu,
  },
  {
    about: 'appearance',
    pattern: rx(
      `\\b(?:attractive|good[- ]looking|pretty|beautiful|handsome|hot|sexy|slim|slender|leggy)\\b(?:,? (?:and )?\\p{L}+){0,2}?,?\\s+(?:${PERSON}|team|staff|waiting|models?)\\b|\\b(?:good[- ]looking|great legs|good looks|easy on the eye|looks matter|sexy|must be (?:slim|attractive|pretty|tall))\\b|\\b(?:slim|slender|petite|trim) (?:build|figure|physique)\\b(?! of)|\\bslim,|\\bsize (?:6|8|10)\\b|\\bclean[- ]shaven\\b|\\b(?:no (?:visible )?(?:tattoos|piercings|beards))\\b`,
    ),
    unless: /\b(?:respirators?|face ?masks?|fit[- ]test\w*|food safety)\b/iu,
  },
  {
    about: 'appearance',
    pattern:
      /\b(?:attach|include|send|enclose|with|provide|supply|submit|upload)\b[^.;]*\b(?:a |your )?(?:recent |full[- ]length |passport |colou?r |head ?shot )*(?:photos?|photographs?|headshots?|selfies?|pictures? of yourself)\b/giu,
    subject: 'role',
    needs: /\b(?:application|apply|cv|r[eé]sum[eé]|attach|enclose|recent|full[- ]length|your|state)\b/iu,
    unless: /\b(?:portfolio|edit|shoot|retouch|customers?|clients?)\b/iu,
  },
  {
    about: 'appearance',
    pattern: /\bphoto(?:graph)? (?:is )?(?:required|essential|a must|with (?:application|cv))\b/giu,
    subject: 'role',
  },
];

/** What people are not to be made to tell of themselves, by what it is. */
const TO_BE_TOLD: readonly (readonly [Attribute, string])[] = [
  ['family', 'marital status|number of children'],
  ['religion', 'religion'],
  ['nationality', 'nationality'],
  ['race_or_origin', 'ethnicity|race'],
  ['sexual_orientation', 'sexual orientation'],
  ['sex', 'gender|sex'],
  ['disability_or_health', 'health status|medical history'],
  ['pregnancy', 'pregnan\\w+'],
];

export const STATUS_RULES: readonly Rule[] = [
  {
    about: 'union_or_politics',
    pattern: /\b(?:trade |labou?r )?union(?:s|ists?|ised|ized)?(?: members?(?:hip)?)?\b/giu,
    subject: 'role',
    needs: /\b(?:must not|need not|no (?:trade )?union|not be|non-?union|nor|never|without)\b/iu,
  },
  {
    about: 'union_or_politics',
    subject: 'person',
    pattern:
      /\b(?:trade |labou?r )?(?:union(?:ised)? (?:members?|activist|delegate|organi[sz]er)|unionist|shop steward|member of (?:the|a) (?:\p{L}+ )?union)\b|\b(?:active|registered|lifelong|committed) (?:democrat|republican|labour|labor|tory|conservative|liberal|socialist|green)\b/giu,
  },
  {
    about: 'union_or_politics',
    pattern:
      /\b(?:labou?r|liberal|conservative|tory|democrat(?:ic)?|republican|greens?|national|act|socialist|communist)(?: party)? (?:supporters?|voters?|members?|sympathi[sz]ers?)\b|\b(?:conservative|liberal|left[- ]wing|right[- ]wing|socialist|progressive|same) (?:political )?(?:views|politics|opinions)\b|\bpolitical (?:views|opinions|affiliation)\b|\b(?:no|only|prefer\w*) (?:republicans|democrats|tories|greens|socialists|communists|conservatives)\b|\b(?:republicans|democrats|tories|socialists|communists|conservatives) (?:only|preferred|need not|please)\b/giu,
  },
  {
    about: 'work_status',
    subject: 'role',
    pattern:
      /\bunemployed (?:people |persons? |applicants? |candidates? )?(?:need not|will not|not)\b|\b(?:only|must be) (?:currently|presently) employed\b|\bno (?:veterans|reservists)\b|\bveterans? (?:with \p{L}+ )?need not\b/giu,
  },
  {
    about: 'age',
    subject: 'role',
    pattern:
      /\b(?:state|tell us|include|give|provide|mention|indicate|confirm|send)\b[^.;]*\b(?:age|date of birth|d\.?o\.?b)\b/giu,
    needs: /\b(?:your|apply|application|cv|r[eé]sum[eé])\b/iu,
    unless: /\bover (?:16|18|21)\b/iu,
  },
  ...TO_BE_TOLD.map(
    ([about, what]): Rule => ({
      about,
      subject: 'role',
      pattern: new RegExp(
        `\\b(?:state|tell us|include|give|provide|mention|indicate|confirm|send)\\b[^.;]*\\b(?:${what})\\b`,
        'giu',
      ),
      needs: /\b(?:your|apply|application|cv|r[eé]sum[eé])\b/iu,
    }),
  ),
  // German, French, Spanish.
  {
    about: 'age',
    pattern:
      /\bjunge[nsmr]?,? (?:dynamische[sn]? )?(?:team|mann|frau|leute|mitarbeiter\p{L}*|kolleg\p{L}*)\b|\bjunges,? \p{L}+ team\b|\bzwischen \d\d und \d\d jahren\b|\b(?:unter|über) \d\d jahren?\b|\bjeunes? (?:femme|homme|fille|équipe|diplômée?)s?\b|\b(?:moins|plus) de \d\d ans\b|\b(?:chica|chico|señorita|hombre|mujer|persona) joven\b|\bmenor(?:es)? de \d\d años\b/giu,
    unless:
      /\b(?:sie|du|wir|vous) (?:schul|betreu|begleite|unterstütz|förder|coach|unterricht|bilde|leite|encadr|accompagn|form|enseign)/iu,
  },
  {
    about: 'sex',
    pattern:
      /\bnur (?:männer|frauen|damen|herren)\b|\b(?:junge[nr]?) (?:mann|frau)\b|\bhommes? (?:uniquement|seulement)\b|\bfemmes? (?:uniquement|seulement)\b|\bjeune (?:femme|homme)\b|\bseñorita\b|\bsolo (?:hombres|mujeres)\b/giu,
  },
  {
    about: 'language',
    pattern: /\bmuttersprach\p{L}*\b|\blangue maternelle\b|\blengua materna\b/giu,
    rewording: 'fluent; verhandlungssicher; courant',
  },
  { about: 'family', pattern: /\bledige?[nrs]?\b|\bcélibataires?\b|\bsolter[oa]s?\b/giu },
  { about: 'appearance', pattern: /\bbuena presencia\b|\bgepflegtes äußeres\b/giu },
];
