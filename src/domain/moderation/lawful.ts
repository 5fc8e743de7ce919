import { matchesOf } from '#src/lib/matches.ts';
import { mayMatch, tried } from '#src/lib/pattern-needs.ts';
import { ALIKE_ABROAD } from './alike-abroad.ts';
import { asksSome, isNotAsked } from './everybody.ts';
import { LAWFUL_ABOUT } from './lawful-about.ts';
import { isOfTheHouse, LAWFUL_ADS } from './lawful-ads.ts';
import { LAWFUL_ALIKE } from './lawful-alike.ts';
import { LAWFUL_AMENITIES } from './lawful-amenities.ts';
import { LAWFUL_AROUND } from './lawful-around.ts';
import { LAWFUL_ASKED } from './lawful-asked.ts';
import { LAWFUL_AWAY } from './lawful-away.ts';
import { LAWFUL_BESIDE } from './lawful-beside.ts';
import { LAWFUL_BRIEFS } from './lawful-briefs.ts';
import { LAWFUL_CHECKS } from './lawful-checks.ts';
import { LAWFUL_CLIENTS } from './lawful-clients.ts';
import { LAWFUL_COMMON } from './lawful-common.ts';
import { LAWFUL_COUNTED } from './lawful-counted.ts';
import { LAWFUL_CREW } from './lawful-crew.ts';
import { LAWFUL_CUSTOMERS, SEEN_TO } from './lawful-customers.ts';
import { LAWFUL_DAILY } from './lawful-daily.ts';
import { FEW_INVITED, LAWFUL_FEW } from './lawful-few.ts';
import { LAWFUL_FURTHER, LAWFUL_WHOLE } from './lawful-further.ts';
import { LAWFUL_GOODS } from './lawful-goods.ts';
import { LAWFUL_GUARDED } from './lawful-guarded.ts';
import { HEARD_WHOLE, LAWFUL_HEARD } from './lawful-heard.ts';
import { LAWFUL_HELPED } from './lawful-helped.ts';
import { LAWFUL_HOUSE } from './lawful-house.ts';
import { LAWFUL_IDIOMS } from './lawful-idioms.ts';
import { LAWFUL_INVITED } from './lawful-invited.ts';
import { LAWFUL_KINDS } from './lawful-kinds.ts';
import { LAWFUL_KIT } from './lawful-kit.ts';
import { LAWFUL_LOOSE } from './lawful-loose.ts';
import { LAWFUL_MET } from './lawful-met.ts';
import { HOUSE_NAMES, newsOfSomebody, surnamesIn } from './lawful-names.ts';
import { LAWFUL_NEARBY } from './lawful-nearby.ts';
import { LAWFUL_OPEN } from './lawful-open.ts';
import { LAWFUL_OWNERS } from './lawful-owners.ts';
import { LAWFUL_PASSED } from './lawful-passed.ts';
import { LAWFUL_PASSING } from './lawful-passing.ts';
import { LAWFUL_PLACES } from './lawful-places.ts';
import { CITED_AWAY, LAWFUL_PLAIN } from './lawful-plain.ts';
import { LAWFUL_PLAINLY } from './lawful-plainly.ts';
import { LAWFUL_REPORTED, REFUSED_WISHES } from './lawful-reported.ts';
import { LAWFUL_SAID } from './lawful-said.ts';
import { LAWFUL_SCHEMES } from './lawful-schemes.ts';
import { LAWFUL_SERVED } from './lawful-served.ts';
import { LAWFUL_SPOKEN } from './lawful-spoken.ts';
import { LAWFUL_STRUCTURE } from './lawful-structure.ts';
import { LAWFUL_TAKEN } from './lawful-taken.ts';
import { LAWFUL_TALK } from './lawful-talk.ts';
import { LAWFUL_TERMS } from './lawful-terms.ts';
import { LAWFUL_THERE } from './lawful-there.ts';
import { LAWFUL_TOLD } from './lawful-told.ts';
import { LAWFUL_TRADE } from './lawful-trade.ts';
import { LAWFUL_VACANT } from './lawful-vacant.ts';
import { LAWFUL_WORK } from './lawful-work.ts';
import { LAWFUL_YOUTH, YOUTH_SERVED } from './lawful-youth.ts';
import { lowered } from './matching.ts';
import { OLD_STOCK, SAME_WANTED } from './measured-rules.ts';
import { PLAIN_PARTS } from './plain-lines.ts';
import { AGE, AGED_THING, FAITH, ILLNESS, ORIENTATION, ORIGIN, PERSON } from './words.ts';

const HOUSE =
  '(?:schools?|colleges?|academ(?:y|ies)|universit(?:y|ies)|hospitals?|hospices?|charit(?:y|ies)|trusts?|foundations?|societ(?:y|ies)|associations?|church(?:es)?|temples?|synagogues?|mosques?|dioceses?|parish(?:es)?|aid|care|healthcare|health|education|welfare|relief|ministr(?:y|ies)|missions?|communit(?:y|ies)|housing|organi[sz]ations?|agenc(?:y|ies)|finance|banking|law|art|studies|calendar|founders?|bookshops?|press|media|museums?|festivals?|chaplain\\w*|sector|employers?|clients?|system|network|publishers?|publishing houses?|broadcasters?|radio stations?|retreats?|(?:summer |youth )?camps?|hostels?|care homes?|pre-?schools?|nurser(?:y|ies)|cathedrals?|chapels?|basilicas?|cemeter(?:y|ies)|clubs?|cent(?:re|er)s?|quarters?)';

const THING_OF_PLACE =
  '(?:accent marks|accounting|art|baking|banks?|breads?|cookery|cooking|curr(?:y|ies)|desserts|grill|pastry|patisserie|recipes|sauces|spices|street food|sweets|branch(?:es)?|cars?|citizenship|client(?:s|ele)|community|companies|company|conglomerates?|cuisine|culture|customers|desk|dishes|embassy|English|entit(?:y|ies)|experience|firms?|food|gaap|government|grammar|group|history|investors|kitchen|language|law|legislation|literature|manufacturers?|markets?|operations?|owned|owner|parent|payroll|products?|public|qualifications?|regulations?|restaurants?|sign language|speak(?:er|ers|ing)|standards?|studies|subsidiary|suppliers?|tax|teachers?|team|territor(?:y|ies)|time zones?|translat\\w+|wines?|whiske?ys?|whiskies|beers?|ales?|gins?|ciders?|cheeses?|teas?|coffees?|breakfasts?|butter|chocolates?|sausages?|hams?|curry|stock exchange|dollars?|investment|health|affairs|title|housing|engagement|heritage sites?|business(?:es)?|(?:business )?units?|arms?|divisions?|plants?|mines?|offices?|factor(?:y|ies)|stores?|depots?|ports?|listings?|joint ventures?|rollouts?|launch(?:es)?|portfolios?|loan books?)';

const TONGUE =
  '(?<!native[- ])(?:arabic|mandarin|cantonese|hindi|urdu|swahili|auslan|farsi|dari|tagalog|hebrew)(?! (?:background|descent|accent|name|speakers? only|native))';

// People whom a service is for.
const CARED_FOR = lowered(
  /\b(?:young|middle[- ]aged|older|elderly) (?:people|persons?|adults?|children|carers?|offenders?|learners?|readers?|minds|patients|clients|residents|parents|onset)(?:'s?)?(?= (?:service|project|program|team|unit|home|work|in|with|at|to|and|from|thrive|learn|through|who)|$)/giu,
  'g',
);
const CHOOSES = lowered(/\b(?:suit\w*|only|preferred|wanted|need not|appl(?:y|icants?)|candidates?)\b/);

/** Phrases that hold a word of the rules and have nothing to do with who may be hired: taken out before the rules look. */
const LAWFUL_PATTERNS: readonly RegExp[] = [
  ...LAWFUL_SPOKEN,
  // Before those that take out a part of the same.
  ...LAWFUL_MET,
  ...LAWFUL_AMENITIES,
  ...ALIKE_ABROAD,
  ...LAWFUL_COMMON,
  ...LAWFUL_ABOUT,
  ...LAWFUL_NEARBY,
  ...LAWFUL_DAILY,
  ...LAWFUL_TALK,
  ...LAWFUL_AROUND,
  ...LAWFUL_SCHEMES,
  ...LAWFUL_ALIKE,
  ...LAWFUL_COUNTED,
  ...LAWFUL_GOODS,
  ...LAWFUL_CUSTOMERS,
  ...LAWFUL_KIT,
  ...PLAIN_PARTS,
  ...LAWFUL_PASSED,
  ...LAWFUL_FEW,
  ...LAWFUL_WHOLE,
  ...LAWFUL_VACANT,
  ...LAWFUL_CREW,
  ...LAWFUL_GUARDED,
  ...LAWFUL_PLACES,
  ...LAWFUL_AWAY,
  ...HEARD_WHOLE,
  ...LAWFUL_BESIDE,
  ...LAWFUL_HELPED,
  ...LAWFUL_REPORTED,
  ...LAWFUL_HEARD,
  ...LAWFUL_CHECKS,
  ...LAWFUL_KINDS,
  ...LAWFUL_BRIEFS,
  ...LAWFUL_IDIOMS,
  ...LAWFUL_SERVED,
  ...LAWFUL_ADS,
  ...LAWFUL_ASKED,
  ...LAWFUL_HOUSE,
  ...LAWFUL_OPEN,
  ...LAWFUL_STRUCTURE,
  ...LAWFUL_TOLD,
  ...LAWFUL_FURTHER,
  ...LAWFUL_SAID,
  ...LAWFUL_LOOSE,
  ...LAWFUL_INVITED,
  ...LAWFUL_THERE,
  ...LAWFUL_TERMS,
  ...LAWFUL_PASSING,
  ...LAWFUL_PLAIN,
  // Products and duties about what people are, where nobody is picked by it.
  /(?<!\b(?:pass|take|undergo|sit|do|negative) (?:an? )?(?:negative )?)\b(?:pregnan(?:cy|t)|maternity|fertility|menopause)(?: (?:and|&) (?:parenting|baby|birth|postnatal|newborn|early years|nursery))? (?:ultrasounds?|scan(?:s|ning)?|imaging|sonograph\p{L}*|nutrition|physio\p{L}*|massage|counsell?ing|loss (?:team|service|midwi\p{L}+)|ranges?|collections?|categor(?:y|ies)|aisles?|apps?|platforms?|services?|programs?|programmes?|clinics?|units?|wards?|wear|products?|research|tests?|support|yoga|discrimination|risk|helplines?|hotlines?|charit(?:y|ies)|class(?:es)?|groups?|books?|vitamins?|insurance)\b/giu,
  /\b(?:new |expectant |single |young )?(?:mothers?|parents?|fathers?|mums?|dads?)(?:'s?)? (?:groups?|rooms?|class(?:es)?|networks?|lines?|helplines?|evenings?|councils?|committees?|portal|association|payments?|pensions?|allowances?)\b|\bnerves of steel\b|^polish(?= (?:the|our|your|up|and|every|all)\b)/giu,
  /\bpregnant workers?(?: and new mothers)? (?:are|is|have|may|can|will be) (?:covered|protected|supported|entitled|welcome|safe|offered|given|rights?)\b/giu,
  /\bwheelchair[- ](?:accessible|friendly|access|adapted|ready|ramps?|lifts?|basketball|rugby|tennis|repairs?|technicians?|manufactur\p{L}*|design\p{L}*|products?|taxis?|seating)\b/giu,
  /\b(?:retirement|pension|superannuation|401\(?k\)?|insurance|benefits?|cover|coverage|plan|match|contributions?)\b[^.;]{0,40}\b(?:from|at|after|until|to|before) (?:the )?age (?:of )?\d\d\b/giu,
  // Numbers that are no ages.
  new RegExp(`\\b(?:\\d+|${AGE})[- ]years?[- ]old ${AGED_THING}`, 'giu'),
  // Religion.
  new RegExp(
    `\\b${FAITH} (?:(?!(?:for|please|values?|faith|beliefs?|background|upbringing|ethos|who|with)\\b)\\p{L}+ ){0,2}?${HOUSE}\\b`,
    'giu',
  ),
  /\b(?:orthodox|unorthodox) (?:approach|method|view)\w*\b|\borthodont\w+\b|\bsikh temple\b/giu,
  // Forms of address.
  /\b(?:sehr geehrte[rn]?|liebe[rn]?|werte[rn]?|guten (?:tag|morgen|abend)|hallo) (?:frau|herrn?)\b|\bdamen und herren\b/giu,
  // The right to work, asked as a question.
  /\b(?:are|is) (?:you|he|she|they) an? (?:\p{L}+ ){0,2}citizens? or (?:an? )?(?:\p{L}+ )?permanent residents?\b/giu,
  // Degrees.
  /\bbachelor['’]s\b(?! (?:pads?|life|lifestyle|part(?:y|ies))\b)|\bbachelors?(?= (?:degree|of|in|or|level|qualification)|$)/giu,
  // Whom a thing is made for, and what a text is about.
  /\b(?:brands?|products?|clothes|shoes|books?|apps?|games?|toys|magazines?) (?:that |which )?(?:wom[ae]n|m[ae]n|girls|boys|kids|children|moms?|mums|dads|parents|families) (?:love|trust|wear|buy|use|read|choose|need)\b/giu,
  /\b(?:pairs?|paired|connects?|connected|matche[sd]|links?|linked|helps?|helped) (?:new|expectant|single|young|working) (?:mothers|mums|moms|fathers|dads|parents)\b/giu,
  /\b(?:guides?|books?|advice|apps?|visas?|applications?|grants?|scholarships?|courses?|class(?:es)?|programs?|programmes?|tours?|homes?|housing|clinics?) for (?:(?:new|young|single|working|skilled|older|expectant|first-time|international|adult) )?(?:fathers?|mothers?|parents|mums|dads|migrants|refugees|immigrants|students|women|men|girls|boys|children|seniors|pensioners)\b/giu,
  /\b(?:our |whose |the )?(?:clients?|customers?|guests?|tenants?|members|buyers|readers) (?:are|include|tend to be|range from) (?:(?!,? (?:so|and|which means) (?:you|we|they|no|not|only|nobody|it|the|prefers?|likes?|wants?|expects?)\b)[^.;])+/giu,
  /\b(?:charit(?:y|ies)|services?|programs?|programmes?|app|fund|network|centre|centers?) (?:that |which |who )?(?:supports?|helps?|serves?|houses?|trains?|advises?|feeds?) (?:single|young|new|working|older|disabled|elderly|migrant|refugee) \p{L}+/giu,
  /\b(?:polic(?:y|ies)|laws?|advice|reports?|guides?|books?|papers?|research|guidance|articles?) (?:on|about) (?:[\p{L}-]+ ){0,2}(?:leave|pregnancy|maternity|disabilit(?:y|ies)|race|age(?:ing|ism)?|gender|religion|sexuality)\b/giu,
  // Fields of work, named by those for whom it is done, and brands by whom they speak to.
  /\b(?:serv(?:es?|ing)|supports?|supporting|treats?|teach(?:es)?|advises?) (?:[\p{L}-]+ ){0,2}(?:people|patients|children|families|clients|pupils|students|residents) (?:with|of|from) an? migra(?:tion|nt) background\b/gu,
  /\b(?:data|cloud|systems?|sap|databases?|software|servers?|platforms?|legacy|erp|crm|payroll) migrations?(?: background)?\b/g,
  /\b(?:travell?er|roma|migrant|refugee|indigenous|aboriginal|m[aā]ori|pacific|disability|women's|men's|youth|veterans?) (?:health|housing|education|employment|outreach|engagement|liaison|affairs|inclusion|accommodation|rights|policy)(?= (?:\p{L}+ )?(?:project|program|programme|coordinator|co-ordinator|officer|worker|manager|adviser|advisor|lead|team|service|nurse|specialist|strategy)s?\b)/giu,
  /\byouthful (?:brands?|audiences?|markets?|range|catalogues?|designs?|labels?|customers?|readership|styles?)\b|\b(?:catalogues?|series|shows?|stories|music|films?|labels?) (?:that |which )?(?:wom[ae]n|m[ae]n|girls|boys|kids|children|teenagers|teens|young people|parents|families|seniors) (?:love|trust|wear|buy|use|read|choose|need|watch)\b/giu,
  /(?<!\b(?:no|your|their|his|her|without|any) )\bfamily planning (?=(?:needs|is (?:hiring|looking|seeking)|seeks|has|clinics?|nurses?|services?|associations?|nsw|victoria|queensland|australia|centres?|advis\w+|educat\w+|officers?|program(?:me)?s?)\b)/giu,
  /\bflexib\w+ (?:hours|shifts|rosters?|start times?|work\w*)(?: (?:to|that|which|can|will))* suits? [^.;]*/giu,
  /\btranslat\w+ [^.;]*\binto (?:your|their|his|her) (?:mother tongue|first language|native language)\b/giu,
  // Fields of work in a list, trades, products and what people do with things.
  /\bdisability(?=,? (?:and |& |or )?(?:aged care|community|mental health|ndis|education|health|youth|housing)\b)|\b(?:aged care|ndis|community services),? (?:and |& |or )?(?:disability|mental health)\b/giu,
  /\bchild ?care(?=,? (?:and )?(?:early|education|teach\w*|kindergarten|cent(?:re|er)s?|workers?|educators?|sector|director)\b)/giu,
  /\b(?:dialysis|cancer|dementia|diabetes|autism|palliative|chemo(?:therapy)?|rehab\w*|stroke|epilepsy|mental health|disability)(?: and \p{L}+)? (?:experience|knowledge|training|skills|certificat\w*)\b/giu,
  /\b(?:lost[- ]time|recordable|reportable|workplace) (?:injur(?:y|ies)|illness(?:es)?)\b|\b[\d.,]+ ?ms\b/giu,
  /\bretir(?:ed|es|ing) (?:(?:the|an?|our|its|all|both|several|some|old|legacy|two|three|four|five|six)\b(?! (?:years?|months?|weeks?|days?)\b)|\d+(?! ?(?:years?|months?|weeks?|days?)\b))(?! (?:people|persons?|man|men|woman|women|couple)\b)/giu,
  /\bweddings?(?=(?: and|,|\/| or) (?:conferences?|events?|functions?|banquets?|parties|corporate)| (?:for|of up to) \d+| (?:planners?|coordinators?|venues?|photograph\w*|cakes?|functions?|catering|industry|receptions?)\b)|\b(?:conferences?|events?|functions?|banquets?|catering),?(?: and)? weddings?\b/giu,
  /\b(?:in|using|know|knows|power ?bi|tableau|dbt|bigquery|snowflake|sql|data studio),?(?: and| or)? looker\b|\blooker (?:studio|ml|dashboards?|reports?|models?)\b/giu,
  /\b(?:ecs|cscs|jib) (?:gold|blue|black|white|green) cards?\b|\bdata lineage\b|\b(?:quality|governance|checks|metadata) (?:and|&) lineage\b|\bbreakdowns(?: and|,| or) (?:planned |preventive |routine )?(?:maintenance|repairs?|shutdowns?|servic\w+)\b|\bmedications?(?: and|,) (?:escalation|observations?|care|assessments?)\b/giu,
  /\b(?:supervis\w*|train\w*|mentor\w*|coach\w*|onboard\w*|induct\w*|guid\w*|manag\w*) (?:of )?(?:the |our |all )?(?:new|recent|junior) graduates?\b/giu,
  // Goods for one sex or for children, in other languages.
  /(?<![a-zß-ɏ])(?:boutique|magasin|rayon|collection|negozio|reparto|tienda|sección|abteilung|moda|ropa|calzado|zapatos|abbigliamento|calzature|moda|mode|vêtements|chaussures|prêt-à-porter|coiffure|parfums?|bekleidung|schuhe|kleidung|kleding|odzież)(?: (?:de|para|da|per|pour|für|voor|dla))? (?:mujer(?:es)?|hombres?|niñ[oa]s?|donna|uomo|bambin[ioae]|femmes?|hommes?|enfants?|damen|herren|männer|frauen|kinder|dames|heren|vrouwen|mannen)(?: (?:y|e|et|und|en) \p{L}+)?/giu,
  // Both, or all.
  /\b(?:males? (?:and|or|\/) females?|females? (?:and|or|\/) males?|m[ae]n (?:and|or) wom[ae]n|wom[ae]n (?:and|or) m[ae]n|mothers? (?:and|or) fathers?|mums? (?:and|or) dads?|boys? (?:and|or|&) girls?|girls? (?:and|or|&) boys?|lad(?:ies|y) (?:and|or) gent(?:lem[ae]n|s)|young (?:and|or) old|husbands? (?:and|or) wi(?:fe|ves)(?!,? (?:please|only|prefer\p{L}*|wanted|sought|needed|team|couple|pair|duo|partnership)\b)|m\/f|f\/m|h\/f|[mwfd](?:\/[mwfdx]){2})\b/giu,
  // Age.
  /\byoung (?:codebase|company|business|brand|product|wines?|trees|team and|market|offender|enterprise)/giu,
  /\b(?:mature|maturing) (?:business|company|market|product|process|organi[sz]ation|approach|team|codebase|brand|industry|practice|trees?)\b/giu,
  // Pensions as the subject of payroll and advice.
  /\b(?:auto[- ]?enrol\w*|workplace|company|occupational|final salary|defined (?:benefit|contribution)) pensions?\b|\bpensions (?:administrat\w+|auto[- ]?enrol\w*|legislation|schemes?|payroll)\b/giu,
  /\bage(?:d|ing)?[- ](?:care|appropriate|verification|pension|group|of (?:ai|the internet|digital|information))\b/giu,
  // Sex. A matron leads nurses, whoever it is.
  /\b(?:clinical|modern|senior|deputy|lead|school|ward|night|their|her|his|the|our|my|your|an?) matrons?\b(?!ly| (?:figure|type|like))/giu,
  /\b(?:wom[ae]n|m[ae]n|girls?|boys?|ladies|mothers?|fathers?)(?:'s|s') (?!(?:job|work|role|touch|world|only|wanted|eye|view|instincts?|intuition|hands?|environment|atmosphere|culture|clubs?|banter|humou?r)\b)\p{L}+/giu,
  /\b(?:ladies|mens?|womens?)(?:wear| fashion| shoes| clothing| health| football| cricket| rugby| hockey| refuge| shelter| sheds?)\b/giu,
  /\b(?:male|female) (?:connectors?|plugs?|sockets?|threads?|ends?|nipples?|adapt[eo]rs?|hose|pipe|terminals?|fittings?|couplings?|sterili[sz]ation|patients?|fertility|condoms?)\b/giu,
  /\b(?:man|woman)[- ](?:hours?|days?|made|power|years?)\b|\bman (?:the|our) (?!only\b)\p{L}+|\b(?:to|will|you) man a\b|\bIsle of Man\b|\bone[- ]man band\b/giu,
  /\bmother(?:-and-|ship|board| and |[- ]to[- ]be|hood)\S*/giu,
  // Family.
  /\bsingle[- ](?:point|source|page|sign|site|handed\w*|view|digit|entity|tenant|use|family|phase|pane|minded\w*|threaded|storey|currency|market|largest|biggest|most|contact|supplier|product|cell|malt|one|version|place|database|touch|payer|user|customer|project|location|trade)s?\b/giu,
  /\bevery single\b|\ba single (?!(?:man|woman|male|female|person|lady|mum|mom|mother|dad|father|parent|gentleman|guy|girl)\b)\p{L}+/giu,
  /\bmarried quarters\b|\bmarr(?:y|ies|ied) (?:up|the|together|(?:two|three|four|both|several|many|our|its)(?! (?:years?|times|months|decades)\b))\b/giu,
  /\b(?:(?:pregnancy|maternity|paternity|parental) (?:and|&|or) )?(?:maternity|paternity|parental|adoption|family) (?:leave )?(?:cover|contract|replacement|policy|ward|unit|services?|care|hospital|clinic|pay)\b/giu,
  /\b(?:paid |generous |enhanced |gender-neutral )+(?:parental|maternity|paternity|family) leave\b[^.;]*/giu,
  /\b(?:working with|work with|wwc|vulnerable) children(?:'s)?(?: check\w*| card| clearance)?\b/giu,
  /\bfamily[- ](?:friendly|owned|run|business|office|law|lawyer|court|violence|medicine|practice|support|health)\b/giu,
  // Origin and language.
  new RegExp(
    // "We don't want Indian experience" turns people away by where they worked.
    `(?<!\\bnative[- ](?:level )?)(?!(?<=(?:\\bnot|n['’]t) (?:want|like|rate|trust|value|accept|take|count)(?: any)? )${ORIGIN} experience\\b)(?!(?<=\\bno )${ORIGIN} experience,? (?:please|thank))\\b${ORIGIN}(?: (?:and|or|,|&) ${ORIGIN})*[- ]${THING_OF_PLACE}\\b`,
    'giu',
  ),
  /\bnative (?:apps?|mobile|ios|android|code|cloud|advertising|ads|vegetation|title|plants?|species|flora|fauna|trees|grass\w*|integrations?|support for|development|client)\b|\b(?:cloud|react|ai|digital|k8s|web|crypto)[- ]native(?! speakers?)(?:s\b)?(?<!digital[- ]natives?)/giu,
  /\b(?:black|white)(?:[- ](?:belt|box|card|label|papers?|hat|boards?|water|friday|listing|collar|goods|good|space|swan|sheep|sea|country|tie|star|glove|cap|list|market|rod)s?)\b|\b(?:blackwater|whiteboard|blackboard)\S*/giu,
  new RegExp(
    `\\b(?:fluent|fluency|proficient|conversational|business(?:-level)?|spoken|written|speaks?|speaking|bilingual|trilingual|multilingual|intermediate|advanced|language skills?|second language)(?: (?:in|english|and|or|level|both|,))* (?:in )?${ORIGIN}(?:(?: and| or|,) ${ORIGIN})*`,
    'giu',
  ),
  // A list that holds a language which is nothing else is one of languages; and whom one interprets for is the work.
  new RegExp(
    `\\b(?:(?:${ORIGIN}|\\p{L}+),? (?:and |or )?){0,4}${TONGUE}(?:,? (?:and |or )?${ORIGIN})*|\\b${ORIGIN}(?:,? (?:and |or )?${ORIGIN})* for (?:interpret|translat|call|customer|client|read|writ)\\p{L}*`,
    'giu',
  ),
  new RegExp(
    `\\b${ORIGIN}(?: (?:and|or) ${ORIGIN})* (?:is |are |language )?(?:needed|required|essential|desirable|fluency|skills?|level|to (?:business|native|c1|c2)|an advantage|a plus)\\b`,
    'giu',
  ),
  /\brace (?:day|days|car|engineer|team|track|course|meeting|condition|week)s?\b/giu,
  // Orientation.
  new RegExp(`\\b${ORIENTATION}(?:(?:,| and|,? &) ${ORIENTATION})* ${HOUSE}\\b`, 'giu'),
  /\bstraight (?:talk\w*|answers?|forward|line|away|through|from|to|swap|after)\b|\blgbt\S*(?: \p{L}+)?/giu,
  // Disability and health.
  /\b(?:disabilit(?:y|ies)|mental health|autism|adhd|hiv|diabetes|cancer|dementia|epilepsy|deaf|blind|sexual health|aged care|bipolar)(?: and \p{L}+(?: \p{L}+)?)? (?:(?:support|care|residential|community|research|specialist|services?|health|inpatient) )?(?:workers?|nurses?|nursing|teachers?|teaching|services?|units?|teams?|wards?|wards|educators?|officers?|specialists?|coordinators?|programs?|programmes?|sector|clinics?|research\w*|charit\w+|confident|employment|inclusion|access\w*|advocate|advocacy|practitioners?|carers?|support(?: work\w*)?|provider|insurance|discrimination|pride|studies|trials?)\b/giu,
  /(?<!\b(?:no|not|nor|without) )\b(?:people|adults|children|clients|participants|residents|students|individuals|users|patients|persons|customers) (?:living )?with (?:a |an |severe |complex |intellectual |physical )*(?:disabilit(?:y|ies)|autism|adhd|dementia|cancer|diabetes|mental illness(?:es)?|epilepsy|hiv|dyslexia)(?! (?:need not|cannot|can't|will not|won't|would not|wouldn't|should not|shouldn't|do not|don't|may not|might not|are not|struggle|tend|slow))/giu,
  /\b(?:double[- ])?blind (?:trials?|stud(?:y|ies)|installer|spots?|auditions?|hiring|recruitment|tasting|and low[- ]vision|users?|cv)\b|\bblinds\b|\bdeaf (?:services|community|awareness|users?|students?|children)\b/giu,
  /\bdisabled (?:access\w*|parking|toilets?|users?|children|adults|passengers)\b|\binjury (?:prevention|management|law|claims?)\b|\bcar, van or\b/giu,
  new RegExp(
    `\\b(?:personal injury|sports injury|loss of|ms (?:office|sql|excel|word|teams|project|dynamics|access|azure|365)|aids (?:in|the|our))\\b|\\b${ILLNESS}[- ](?:research|awareness|charity|screening)\\b`,
    'giu',
  ),
  // Appearance.
  /\battractive (?:salary|package|benefits?|remuneration|bonus|rates?|terms|offer|location|pay|commission|conditions|displays?|opportunit\w+|range|working)\b|\bhot (?:food|desk\w*|meals?|drinks?|works?|topics?|water|kitchen|line|house|fix\w*|dip|kitchens?|leads?|swap\w*)\b|\bslim (?:margins?|line|down|volume)\b/giu,
  // Unions and politics.
  /\b(?:credit|european|western|student|rugby) unions?\b|\b(?:trade |labou?r )?union (?:negotiations?|relations|shop|agreements?|consultations?|engagement|representatives?|matters|rules|rates?|site|contracts?)\b|\bwith (?:\p{L}+ )?(?:and )?unions\b/giu,
  ...LAWFUL_WORK,
  ...LAWFUL_PLAINLY,
  ...LAWFUL_TRADE,
  ...LAWFUL_OWNERS,
  ...LAWFUL_CLIENTS,
  ...LAWFUL_TAKEN,
  ...LAWFUL_YOUTH,
].map((pattern) => lowered(pattern, 'g'));

// A name that a company may bear, beside another word with a capital that is none of what an ad asks for.
const NAMED =
  /(?:Young|Black|Brown|Gay|Christian|White|Mature|Single|English|French|German|Welsh|Irish|Scottish|Male|Old|Straight|Mann?|Muslim|Jewish|Catholic|Islamic|Hindu|Sikh|Guy|Lady|Boys?|Girls?|Mothers?)/u;
const NO_NAME =
  /^(?:Only|Preferred|Wanted|Required|Needed|Applicants?|Candidates?|Energetic|Dynamic|Vibrant|Fresh|Ambitious|Attractive|Enthusiastic|Fit|Strong|Pretty|Slim|Healthy|Single|Married|Male|Female|Background|Origin|Appearance|Descent|Need|Not|And|Or|Blood|Team|Speakers?|Must|Please|No|Is|Was|Who|With|Has|Looking|Accent|Friday|South|North|Africans?|Afrikaners?|Europeans?|Americans?|Australians?|National(?:s|ity)?|Citizens?|Born)$/u;

const COMPANY = new RegExp(
  `\\p{Lu}[\\p{L}.']+ ?(?:&|\\+) ?(\\p{Lu}\\p{L}+)|(?<=\\b[Aa]t )\\p{Lu}\\p{L}+ (Young Professionals)\\b|(?<!\\p{L})${NAMED.source}(?:'s)? (?:& )?(\\p{Lu}\\p{L}+)(?: (?!${PERSON}\\b)\\p{Lu}\\p{Ll}+)*`,
  'gu',
);
// Somebody called by a title and a name, as whom to ask.
const ADDRESSED =
  /(?<!\p{L})(?<!\b(?:eine|keine|junge|einen|keinen|junger|jungen|jeune|une|un) )(?:Frau|Herrn?|Madame|Mme|Monsieur|Señora?|Signora?|Mevrouw|Meneer)\s+(?!(?:Anfang|Mitte|Ende|Als|Im|In|Und|Oder)\b)\p{Lu}\p{Ll}+/gu;
const ORIGIN_ALONE = new RegExp(`^${ORIGIN}$`, 'iu');
const PERSON_ALONE = new RegExp(`^${PERSON}$`, 'iu');
const FAITH_ALONE = new RegExp(`^${FAITH}$`, 'iu');

/** That everybody is welcome, or that some are encouraged, with nobody kept out. */
const WELCOME = lowered(
  String.raw`\b(?:regardless of|irrespective of|without regard to|equal[- ](?:opportunit\w+|employment)|(?:do|does|will|shall) not discriminate|free from discrimination|no matter (?:your|their|how old (?:you|they)|who you|what your)|come as you are|all (?:ages|genders|sexes|faiths|backgrounds|abilities|races|religions|nationalities|ethnicities|cultures)|(?:encourag\w+|welcom\w+|invit\w+|keen to hear)\b[^.;]*\b(?:appl(?:y|ications?)|from|to join)|(?:are|is) (?:\p{L}+ )?(?:encouraged|welcome|invited) to apply|disability confident|divers(?:e|ity)|inclusi(?:ve|on)|gender[- ](?:pay|equal\w*|balance|neutral)|under-?represented|interview all disabled|of (?:all \p{L}+|any (?:age|gender|sex|faith|background|race|origin|nationality|religion)(?= (?:are |is )?(?:\p{L}+ )?welcome))|people of (?:colou?r|all)|reasonable (?:accommodation|adjustment)s?|affirmative action|(?:make|offer|provide)\w* (?:\p{L}+ )?adjustments? (?:for|to)|^\W*(?:we|you)(?:'ll| will)? (?:also |can )?(?:offer|give|get|provide|cover|pay|fund|reimburse)\b[^.;]*\b(?:leave|child ?care|adoption|fertility|insurance|benefits?|allowance))\b`,
);
const SHUTS = lowered(
  String.raw`\b(?:only|must be|prefer(?:red|ably|s)?|need not|not suitable|we want|looking for|exclusively|but (?:not|no|we|the|they|their|those|these|history|experience|most|few|in practice|honestly)|\p{L}+-born|except|unless|sorry|though|although|however|realistically|in practice|as long as|so long as|provided (?:that |you|they)|would struggle|think twice|no (?:\p{L}+ )?applicants?|ideal(?:ly)?)\b|\b(?:under|below|over|above|younger|older)\b(?: than)? (?:the age of )?\d\d\b`,
);

function names(text: string, given: readonly string[]): [number, number][] {
  const spans: [number, number][] = [...newsOfSomebody(text), ...surnamesIn(text)];
  for (const name of given) {
    if (name.trim().length < 3) continue;
    const pattern = name.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    for (const { 0: said, index } of text.matchAll(
      new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'gu'),
    ))
      spans.push([index, index + said.length]);
  }
  for (const pattern of [
    ADDRESSED,
    ...HOUSE_NAMES,
    ...CITED_AWAY,
    ...REFUSED_WISHES,
    ...SEEN_TO,
    ...FEW_INVITED,
    ...YOUTH_SERVED,
  ])
    for (const { 0: said, index } of matchesOf(pattern, text)) spans.push([index, index + said.length]);
  for (const match of matchesOf(COMPANY, text)) {
    const other = match[1] ?? match[2] ?? match[3] ?? '';
    if (NO_NAME.test(other) || PERSON_ALONE.test(other)) continue;
    if (ORIGIN_ALONE.test(other) || FAITH_ALONE.test(other)) continue;
    spans.push([match.index, match.index + match[0].length]);
  }
  return spans;
}

/**
 * A sentence in which what is certainly lawful is replaced by signs that no rule knows, at the same places.
 * @param given names of companies that are no words here
 */
export function maskLawfulWording(clause: string, lower: string, given: readonly string[]): string {
  const turn = turnIn(lower);
  if ((WELCOME.test(lower) || isNotAsked(lower)) && !SHUTS.test(lower) && !asksSome(lower))
    return blank(turn) + lower.slice(turn);
  if (isOfTheHouse(lower)) return blank(turn) + lower.slice(turn);
  let text = lower;
  const trial = tried(lower);
  for (const pattern of CHOOSES.test(lower) ? LAWFUL_PATTERNS : [...LAWFUL_PATTERNS, CARED_FOR]) {
    if (!mayMatch(pattern, trial)) continue;
    text = text.replace(pattern, (said: string, ...more: unknown[]) => {
      const at = more.find((one) => typeof one === 'number') ?? 0;
      const length = Math.min(said.length, Math.max(0, turn - at));
      return isPick(said.slice(0, length)) ? said : blank(length) + said.slice(length);
    });
  }
  for (const [start, end] of names(clause, given)) text = cover(text, start, end);
  return text;
}

// "Sie beraten Familien und haben selbst keine": what whoever is sought is or has.
const SELF_ABROAD =
  "(?<!\\p{L})(?:(?:und|en|et|e|ed|y|och|og|aber|maar|mais|ma|pero|men),? )(?:(?:du |sie )?(?:bist|sind|haben|hast) (?:du |sie )?(?:selbst|selber)|(?:vous )?êtes|n['’]en avez|(?:u |je |jij )?(?:bent|hebt|heeft) (?:er )?zelf|sei|eres|és|(?:du )?(?:är|er|har) (?:själv|selv))(?!\\p{L})";

// What a sentence that begins lawfully wishes for all the same, from where it does: nothing from there on is certainly lawful.
const TURN = lowered(
  String.raw`\b(?:and|who|they|we|he|she|people) (?:all |do |really )?(?:likes?|prefers?|loves?|fanc(?:y|ies)|trusts?)(?: to (?:see|have|be \p{L}+(?: \p{L}+)? (?:by|with)|deal with|speak (?:to|with)|talk to|work with))? (?:an? |the |our |their )*(?:wom[ae]n|m[ae]n|girls?|lads?|lad(?:y|ies)|young\w*|older\w*|pretty|locals?|mothers?|mums?|singles?|white|native)\b|\b(?:owner|boss|clients?|guests?|customers?|patients?|manager|director|lads|board|chef|partners?)(?: (?:does|do|really|would|still|also|all|here|tends? to|usually))* (?:likes?|prefers?|loves?|fancies|trusts?|takes? to|warms? to)(?: to (?:see|have))? (?:an? |the |our |their |young |older )*(?:wom[ae]n|m[ae]n|girls?|lads?|lad(?:y|ies)|young\w*|old\w*|pretty|locals?|mothers?|mums?|singles?|white|native)\b|,? (?:but|though|although|so|as|because|since|which is why|and) (?:we(?:'d| would) (?:like|rather|prefer|go for|sooner|hope)|it (?:didn't|hasn't|never)|(?:an? |the )?(?:[\p{L}-]+ ){1,3}would (?:fit|suit|do|be) (?:best|better|in|ideal)|we (?:hire|want|take|prefer|need) (?:people|those|(?:someone|somebody)(?! (?:in|at|to (?:hold|keep|mind|cover)) (?:her|his|their) (?:chair|desk|seat|place|bench|post) (?:by|from|until|till|to|before) \p{L}+\W*$)|an?|the)|(?:wom[ae]n|m[ae]n|they|those|mothers|mums|parents|girls|lads|older \p{L}+|younger \p{L}+|foreigners|migrants) (?:don't|never|won't|can't|rarely) (?:last|cope|stay|fit|keep up|settle))\b|${SAME_WANTED}|${OLD_STOCK}|,? and so will you be\b|\bany(?:one|body) (?:aged |from )(?:1[4-9]|[2-4]\d) (?:up )?to (?:about |around |roughly )?(?:2[0-9]|[345]\d)\b|${SELF_ABROAD}`,
);
const turnIn = (lower: string): number => {
  const at = lower.search(TURN);
  return at < 0 ? lower.length : at;
};

const isPick = (said: string): boolean =>
  /\b(?:only(?! (?:about |just )?\d+(?:\.\d+)? ?(?:%|per ?cent\b))|preferred|wanted(?! to (?:know|ask)))\b/.test(
    said,
  );
const blank = (length: number): string => '\u00b7'.repeat(length);
const cover = (text: string, start: number, end: number): string =>
  text.slice(0, start) + blank(end - start) + text.slice(end);
