import { matchesOf } from '#src/lib/matches.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { ONLY_ONE } from './why-identifying.ts';

/** What many have seen or know of somebody, and how few can say it of themselves, in the languages that texts come in. */

const FAMED = 'the text itself says that many know or saw it, so that its sentence tells who it is';
const TEAM = 'a team that few people have played in or led';
const OF_YEAR = 'a title of which there is one a year';
const WORK = 'a work that many know, by which who made it is found';
const LARGEST = 'tells a house by what it is the largest or the only one of';

const NAME = "\\p{Lu}[\\p{L}\\p{M}’'-]{1,30}";
const REST = '[^.;!?\\n]{0,60}';

/** What tells that a sentence is about something that many know: all of the sentence is marked. */
const KNOWN_TO_MANY: readonly string[] = [
  // "Manorama carried her photo", "Lloyd's List wrote it up with her name", "there is a podcast episode about it"
  `(?<!\\p{L})(?:carried|ran|printed|published|used|showed|put) (?:his|her|their|a) (?:photo(?:graph)?|picture|face|name|portrait|story)(?!\\p{L})|(?<!\\p{L})wrote (?:it|him|her|them|this|that|(?:his|her|their) \\p{Ll}+) up(?!\\p{L})|(?<!\\p{L})(?:podcast|documentary|film|book|article|long read|radio piece|case study|blog|TV programme)(?: \\p{Ll}+)? (?:about|on|with|was made of|made about) (?:it|him|her|them|that|this)(?!\\p{L})|(?<!\\p{L})(?:his|her|their) name (?:is|was|stands|appears) (?:on|in) (?:the|a|an|all|every) |(?<!\\p{L})(?:named|quoted|pictured|profiled|interviewed|credited|featured) (?:him|her|them )?(?:in|by|on) (?:the )?\\p{Lu}`,
  `(?<!\\p{L})(?:[Hh]alf of |[Mm]ost of |[Aa]ll of |[Hh]alf |[Tt]he whole of )(?:the )?(?:${NAME} ?){1,3}(?:knows?|recognises?|recognizes?|saw|has seen|watched|heard|has heard)(?!\\p{L})`,
  `(?<!\\p{L})(?:gives?|gave|giving) (?:him|her|them)(?:sel(?:f|ves))? away|(?<!\\p{L})(?:you|anyone|anybody|everyone|everybody|people) (?:will|would|may|might|have|has|['’]ll|['’]ve|['’]d) (?:all )?(?:have )?(?:seen|heard of|know|recogni[sz]e|spot|recall|remember|googled?) (?:it|him|her|them|this|that|the (?:clip|video|face|voice|story|picture|photo))(?!\\p{L})`,
  `(?<!\\p{L})(?:[Yy]es|[Aa]ye|[Yy]ep|[Yy]up|[Jj]a|[Ss]í|[Ss]ì|[Oo]ui|[Ss]im),? (?:that|the very|that very|genau die|genau der|genau das|ce(?:lui|lle)-là|ese mismo|esa misma|quello|quella|proprio quell[oa]|esse mesmo|essa mesma|die|precies die)(?: (?:one|same one))?(?=[.,;:!?)]|$)`,
  `(?<![\\p{L}\\d])(?:(?:\\d[\\d.,]*|one|two|three|four|five|ten|half a|a|several|some) ?(?:m|mn|million|thousand|k)?|millions|thousands|(?:a )?million) (?:of )?(?:views|plays|streams|hits|likes|shares|downloads|followers|subscribers)(?!\\p{L})|(?<!\\p{L})(?:went|gone|goes|going|got) viral|(?<!\\p{L})trend(?:ed|ing) (?:on|in|for|all)|(?<!\\p{L})all over (?:the (?:internet|news|papers|press)|TikTok|Instagram|Twitter|Facebook|YouTube|social media)`,
  `(?<!\\p{L})(?:[Mm]illionen?|[Tt]ausend\\p{L}*|Mio\\.?) (?:Aufrufe|Klicks|Views|Abonnenten|Follower)|(?<!\\p{L})viral (?:gegangen|ging)|(?<!\\p{L})(?:kennt|kennen|sah|gesehen) (?:ihn|sie|das) (?:jeder|alle|halb ${NAME})|(?<!\\p{L})(?:[Jj]eder|[Aa]lle|[Hh]alb ${NAME}) (?:\\p{Ll}+ ){0,3}?(?:kennt|kennen) (?:ihn|sie|ihr|sein)`,
  `(?<!\\p{L})(?:millions?|milliers|\\d[\\d ]{0,15}) de (?:vues|clics|abonnés)|(?<!\\p{L})on l[’'](?:a|avait) (?:\\p{Ll}+ )?vue?s? partout|(?<!\\p{L})tout le monde (?:\\p{Ll}+ ){0,2}?(?:(?:l[’']a|la|le) )?(?:vue?|connaît|reconnaît)|(?<!\\p{L})(?:a )?fait le tour (?:du web|d[’']internet|de la toile)|(?<!\\p{L})fait la une`,
  `(?<!\\p{L})mill(?:ones|ón) de (?:visitas|reproducciones|vistas|seguidores)|(?<!\\p{L})se (?:hizo|volvió) viral|(?<!\\p{L})(?:se )?(?:googleás|lo googleas|la googleas|googlea|encuentra\\p{Ll}*|encontrás) en (?:dos|un|pocos) (?:segundos?|clics?|minutos?)|(?<!\\p{L})tod[oa]s? (?:el mundo|el país|la ciudad|el pueblo|el sector|el gremio)? ?(?:l[oae] )?(?:conocen?|vio|vieron)|(?<!\\p{L})salió (?:con foto|en portada|en primera plana|en el informe)`,
  `(?<!\\p{L})mili(?:oni|oane|onów|ony|ona) (?:di visualizzazioni|de vizualizări|wyświetleń|odsłon|zhlédnutí|videní|pregleda)|(?<!\\p{L})(?:è )?diventat[oa] virale|(?<!\\p{L})tutti (?:\\p{Ll}+ ){0,2}?(?:l[’'](?:hanno vist[oa]|ha vist[oa])|l[oa] conoscono)|(?<!\\p{L})milh(?:ões|ão) de (?:visualizações|seguidores|acessos)|(?<!\\p{L})(?:ficou|se tornou|tornou-se) viral|(?<!\\p{L})toda a gente (?:\\p{Ll}+ ){0,3}?(?:a|o) (?:conhece|viu|reconhece)|(?<!\\p{L})todo mundo (?:\\p{Ll}+ ){0,2}?(?:conhece|viu)`,
  `(?<!\\p{L})(?:miljoen(?:en)? (?:keer bekeken|views|weergaven)|(?:ging|gegaan) viraal|viraal (?:ging|gegaan)|(?:de )?(?:pers|krant(?:en)?|voorpagina\\p{L}*|tv) (?:ge)?ha(?:ald|alde)|haalde (?:de )?(?:pers|kranten|voorpagina)|heel (?:Nederland|Vlaanderen|${NAME}) (?:kent|zag)|iedereen (?:\\p{Ll}+ ){0,2}?(?:kent|zag))(?!\\p{L})`,
  `(?<!\\p{L})(?:miljon(?:er)?|millioner|miljoonaa?) (?:visningar|visninger|katselukertaa|näyttöä|afspilninger)|(?<!\\p{L})(?:gick|gikk|blev|ble) viral|(?<!\\p{L})(?:hele|hela|halve|halva) (?:Norge|Danmark|Sverige|landet|${NAME}) (?:kjenner|kender|känner|så|såg)|(?<!\\p{L})(?:alle|alla|kaikki) (?:kjenner|kender|känner|tuntee|tuntevat)|(?<!\\p{L})(?:forsiden|forsida|förstasidan|etusivu\\p{L}*) (?:av|af|på)`,
  `(?<!\\p{L})(?:cała|całe|cały|celá|celé|celý|pół|půl|pol) (?:Polska|miasto|kraj|branża|republika|město|${NAME}) (?:\\p{Ll}+ )?(?:zna|zná|pozná|widzi\\p{L}+|viděl\\p{L}*)|(?<!\\p{L})(?:wszyscy|každý|všichni|svi) (?:\\p{Ll}+ ){0,2}?(?:zna(?:ją|jí|ju)?|widzieli|viděli)|(?<!\\p{L})(?:вся|весь|всё|пів|пол) ${NAME} (?:знает|знає|видел\\p{L}?)|(?<!\\p{L})(?:все|усі|всі) (?:\\p{Ll}+ ){0,2}?(?:знают|знають|видели|бачили)|миллион\\p{L}* просмотров|мільйон\\p{L}* переглядів`,
  '(?:百)?万(?:次)?(?:播放|回再生|再生|瀏覽|浏览|点击)|(?:全网|全網|全国|圈内|業界|业内|街)(?:都|中|的)?[^。，]{0,6}(?:认识|認識|知道|知って|有名)|상위 검색|백만 (?:뷰|조회)|조회수|화제가 된|مليون مشاهدة|انتشر (?:الفيديو|المقطع)|מיליון צפיות|כולם מכירים|(?:milyon|bin) (?:kez )?(?:izlen|görüntülen)\\p{L}+|(?:milliós|millió) (?:megtekintés|nézettség)\\p{L}*|triệu lượt xem|juta (?:tayangan|views)',
];

/** A sentence is looked for so far around what tells of it. */
const REACH = 400;
const ENDS = /[.!?;](?=\s)|[。！？\n]/gu;

/** The sentence of a text around a place. */
function sentenceOf(text: string, from: number, to: number): { start: number; end: number } {
  const least = Math.max(0, from - REACH);
  const last = matchesOf(ENDS, text.slice(least, from)).at(-1);
  const head = last === undefined ? least : least + last.index + 1;
  const start = head + (/^\s*/u.exec(text.slice(head, from))?.[0].length ?? 0);
  const [end] = matchesOf(ENDS, `${text.slice(to, to + REACH)}\n`);
  return { start, end: Math.min(text.length, to + (end?.index ?? 0)) };
}

const PEOPLE_OF =
  '(?:women|men|girls|boys|ladies|under-\\d\\ds?|[Uu]\\d\\ds?|juniors|seniors|team|side|squad|XV|sevens|eleven|national (?:team|side|squad)|internationals?|veterans|Lionesses)';
const TEAMS: readonly string[] = [
  `(?<!\\p{L})(?:captained|captains|skippered|skippers|coached|coaches|kept goal for|keeps goal for|led out|turned out for|was capped (?:by|for)|won (?:\\d+|\\p{Ll}+) caps? (?:for|with)|has (?:\\d+|\\p{Ll}+) caps? (?:for|with)) (?:the )?${NAME}(?: ${NAME})?(?: ${PEOPLE_OF})?${REST}`,
  `(?<!\\p{L})(?:played|plays|ran|rowed|swam|rode|boxed|wrestled|threw|fenced|skated|danced|sang|represented|represents|toured with|trained with|prop for|wing for|hooker for|keeper for|bowled for|batted for) (?:\\p{Ll}+ ){0,3}?(?:for |with )?(?:the )?${NAME}(?: ${NAME})? ${PEOPLE_OF}(?!\\p{L})|(?<!\\p{L})(?:represented|represents) (?!the |our |clients|${NAME} (?:on|in|at) (?:the )?(?:board|committee|negotiations|talks|court))(?:${NAME} )(?:at|in) (?:the )?(?:\\p{Lu}|\\d|cross-country|athletics|judo|football|rugby|cricket|hockey|netball|swimming|rowing|chess)${REST}`,
  `(?<!\\p{L})(?:[Nn]ational(?:spieler|torhüter|kader|mannschaft)\\p{L}*|(?:ancien(?:ne)? )?internationale? (?:français|belge|suisse|de rugby|de hand|de foot)\\p{L}*|équipe de France|équipe nationale|[Ss]elección (?:nacional|argentina|española|chilena|mexicana|colombiana|uruguaya|peruana|femenina|juvenil)|la [Ss]elección|(?:jug|corr|nad)(?:ó|aba) (?:en|con|para|por) la [Ss]elección|[Ss]eleção (?:brasileira|nacional|portuguesa|de \\p{Ll}+)|nazionale (?:italiana|azzurra|femminile|under|di \\p{Ll}+)|maglia azzurra|Oranje|landslaget|landsholdet|landskamper?|maajoukkue\\p{L}*|reprezentant(?:ka|em|ką)?|reprezentac\\p{L}+|[Kk]adr(?:a|y|ze|ę) (?:narodow\\p{L}+|Polski)|сборн(?:ая|ой|ую)|збірн(?:а|ої|у|ій)|milli (?:takım\\p{L}*|sporcu\\p{L}*|voleybolcu\\p{L}*|futbolcu\\p{L}*)|válogatott\\p{L}*|lotul național|naționala)(?!\\p{L})${REST}`,
  '(?:国家|国|省|國家)队|國手|日本代表|代表選手|대표팀|태극마크|المنتخب|נבחרת|تیم ملی|đội tuyển (?:quốc gia|Việt Nam)|tim nasional|timnas',
];

const NO_TITLE =
  'end|rest|start|beginning|time|most|part|half|quarter|month|months|week|weeks|day|days|course|turn|middle|remainder|close|run|season|all|summer|winter|spring|autumn|back|out|much|first|last|second|third|best|worst|highlight|budget|accounts|plan|top|bottom|sense|view|feeling|review|figures|results|sales|numbers|model|car|beginning';
const YEARS: readonly string[] = [
  `(?<!\\p{L})(?:[Ww]on|[Ww]ins|[Nn]amed|[Vv]oted|[Cc]rowned|[Pp]icked|[Cc]hosen|[Aa]warded|[Mm]ade|[Ww]as|[Ii]s|[Aa]s|[Ee]lected|[Jj]udged|[Tt]itle of|[Rr]unner-up for|[Ss]hortlisted (?:for|as)|[Nn]ominated (?:for|as)|[Ff]inalist (?:for|in)) (?:[\\p{L}’'&-]+ ){0,5}?(?!(?:${NO_TITLE})(?!\\p{L}))[\\p{L}-]+ of the (?:year|decade|season|month)(?!\\p{L})(?:,? (?:in|for|at)? ?(?:(?:19|20)\\d\\d|${NAME}))?`,
  `(?<!\\p{L})(?!(?:Ende|Anfang|Mitte|Rest|Verlauf|Beginn|Hälfte|Laufe?|Quartal|Monat|Tag|Start|Viertel|Teil|Ablauf|Schluss)(?!\\p{L}))\\p{Lu}[\\p{L}-]{2,} des (?:Jahres|Monats)(?: (?:19|20)\\d\\d)?(?!\\p{L})|(?<!\\p{L})(?!(?:fin|début|milieu|cours|reste|long|moitié|bilan|mois|fois|bout|partie|sortie|tout|courant|saison|tiers)(?!\\p{L}))(?:meilleure? )?[\\p{L}-]{4,} de l[’']année(?: (?:19|20)\\d\\d)?(?=[.,;:!?)]| (?:en|au|chez|par|pour|dans|à|19|20)|$)`,
  `(?<!\\p{L})(?!(?:fin|final|finales|principio|principios|mitad|inicio|comienzo|comienzos|resto|parte|mes|meses|época|cierre|días|mediados|trimestre|semestre|presupuesto|metade|começo|início|restante|fechamento|inizio|metà|corso|parte|mesi|mese|giorni|chiusura|einde|begin|helft|rest|loop|deel|eind|kwartaal|medio)(?!\\p{L}))[\\p{L}-]{4,} (?:del año|do ano|dell[’']anno|van het jaar)(?: (?:en |em |nel |in )?(?:19|20)\\d\\d)?(?=[.,;:!?)]| (?:en|em|por|para|de|da|do|di|per|in|na|no|nel|bij|van|voor|y|e|19|20)|$)`,
  `(?<!\\p{L})(?:[Åå]rets \\p{L}{4,}|\\p{L}{4,} av året|[Vv]uoden (?!(?:19|20)\\d\\d|alu|lopu|alk|lop|mitta|aika|pää|vaih|verran|ajan)\\p{L}{4,}|[Yy]ılın (?:en iyi )?(?!(?:son|ilk|bu|her|bir|yarı|ilk)\\p{L}*)\\p{L}{4,}|(?:[Aa]z )?[Éé]v \\p{L}{4,}(?:je|ja|e|a|nője|férfija)(?!\\p{L}))|(?<!\\p{L})(?:[Tt]ytuł\\p{L}*|[Nn]agrod\\p{L}+|[Ww]ybran\\p{L}+|[Zz]ostał\\p{L}?|[Tt]itul\\p{L}*|[Zz]volen\\p{L}*|[Pp]roglašen\\p{L}*) (?:\\p{L}+ ){0,3}?\\p{L}{4,} (?:roku|godine)(?: (?:19|20)\\d\\d)?|올해의 ?[\\p{Script=Hangul}]+|年度(?:最佳|优秀|優秀|十佳|人物)[\\p{Script=Han}]{0,6}|年間最優秀|最優秀[\\p{Script=Han}]{1,4}賞|社長賞|(?:MVP|엠브이피)(?=を|に|로|를)`,
];

const DID =
  '(?:\\p{Ll}{2,}ed|made|built|wrote|cut|shut|ran|led|won|took|found|caught|broke|drew|brought|got|gave|kept|put|set|sold|stood|stopped|taught|told|threw|went|sang|flew|dug|drove|held|saw|shot|spoke|began|had)';
const ONES: readonly string[] = [
  `(?<!\\p{L})(?:is|was|were|are|be|been|being|[’']s) (?:in fact |indeed |also |still )?the (?:one|man|woman|person|guy|girl|lad|lass|fellow|chap|bloke|individual|surgeon|nurse|engineer|doctor|pilot|driver|chef|captain|welder|operator|teacher|lawyer|analyst|technician|developer|officer|whistleblower) (?:who|that) (?:\\p{Ll}+ly |first |had |finally |once )?${DID}(?!\\p{L})${REST}`,
  `(?<!\\p{L})(?:[Tt]he |a )?(?:face|voice|brains?|mind|hands?|man|woman|name|eye) (?:behind|of) the ${REST}?(?:ad|ads|advert|adverts|campaign|commercial|slogan|jingle|logo|poster|film|song|series|show|game|app|meme|recipe|cover|sign|mural|statue|bridge|stadium|rescue|launch|merger|deal|strike|walkout|scandal|leak)(?!\\p{L})|(?<!\\p{L})(?:is|was|are|were|been) behind the ${REST}?(?:ad|ads|advert|adverts|campaign|commercial|slogan|jingle|logo|poster|film|song|series|show|game|meme|recipe|cover|sign|mural|statue)(?!\\p{L})`,
  `(?<!\\p{L})(?:ist|war|gilt als) (?:\\p{Ll}+ )?(?:der|die|derjenige|diejenige|jener|jene)(?: (?:Mann|Frau|Kopf|Person))?(?:, (?:der|die)| hinter| von der| vom| mit der) ${REST}|(?<!\\p{L})(?:als|is|was) (?:\\p{Ll}+ )?(?:de|die) (?:man|vrouw|held|heldin|degene|stem|gezicht) (?:van|achter|die) ${REST}|(?<!\\p{L})(?:er|var|är) (?:\\p{Ll}+ )?(?:mannen|manden|kvinnan|kvinnen|kvinden|hjernen|hjärnan) (?:bak|bag|bakom|som) ${REST}`,
  `(?<!\\p{L})(?:est|était|fut|c[’']est|c[’']était) (?:\\p{Ll}+ )?(?:celui|celle|l[’']homme|la femme|le gars|la voix|le visage) (?:qui (?:a|avait|fit)|derrière|de la|du|des) ${REST}|(?<!\\p{L})(?:[Ff]ue|es|era) (?:\\p{Ll}+ )?(?:quien|(?:el|la) que|el hombre que|la mujer que|el cerebro|la cara|la voz) (?:\\p{Ll}+ )?\\p{Ll}+(?:ó|jo|zo|vo|de|del|detrás)(?!\\p{L})${REST}|(?<!\\p{L})(?:[Ff]oi|é|era) (?:\\p{Ll}+ )?(?:quem|(?:ele|ela|o|a) que|o homem|a mulher|o rosto|a voz) (?:que |por trás )?\\p{Ll}+(?:ou|eu|iu|ez|ôs|isse|de|da|do)(?!\\p{L})${REST}|(?<!\\p{L})(?:è|era|fu) (?:\\p{Ll}+ )?(?:colui|colei|quell[oa]|l[’']uomo|la donna|il volto|la voce|la mente) (?:che (?:ha|aveva)|dietro|del(?:la)?) ${REST}`,
];

const MADE =
  '(?:made|wrote|edited|designed|drew|built|painted|composed|sang|carved|engraved|cut|shot|directed|voiced|cast|wove|sewed|cooked|baked|animated|compiled|produced|restored|forged|printed|photographed|choreographed|narrated|recorded|illustrated|translated|dressed|lit|planted|laid out|invented)';
const ANYBODY =
  '(?:every|everyone|everybody|half (?:the|of)|all of \\p{Lu}\\p{L}+|the (?:late )?(?:Queen|King|Pope|President|Prime Minister|Lord Mayor|Mayor|Prince|Princess|Duke|Duchess|Chancellor|Emperor|Sultan|Archbishop|Taoiseach|Governor|First Lady))';
const WORKS: readonly string[] = [
  `(?<!\\p{L})${MADE} (?:and \\p{Ll}+ )?(?:the|that|an?|his|her|their) [^.;!?\\n]{3,60}? (?:that |which |worn by |used by |hanging in |seen by |known to |sung by |read by |played by )?${ANYBODY}(?!\\p{L})${REST}`,
];

const KIND =
  '(?:festival|airport|hospital|bank|mine|port|hotel|school|college|university|zoo|museum|brewery|distillery|bakery|factory|plant|refinery|smelter|mill|quarry|shipyard|yard|dam|bridge|tunnel|stadium|arena|venue|theatre|cinema|mall|market|farm|estate|vineyard|winery|casino|resort|prison|library|abattoir|dairy|sawmill|airline|railway|station|terminal|depot|warehouse|nursery|garden centre|data centre|wind farm|solar farm|power station|law firm|agency|insurer|retailer|supermarket|newspaper|broadcaster|charity|church|cathedral|mosque|park|pub|restaurant|bookshop|department store|hospice|clinic|maternity unit|greenhouse|feedlot|cannery|salmon farm|ski area|lift company|ferry|orchestra|choir|circus|racecourse)';
const SUPERLATIVE =
  '(?:biggest|largest|oldest|busiest|tallest|longest|deepest|highest|smallest|northernmost|southernmost|westernmost|easternmost|second (?:biggest|largest|oldest)|third largest|only)';
const SOMEWHERE =
  '(?:there is|there was|going|in (?:the (?:world|country|county|city|town|state|province|region|land|kingdom|islands?|hemisphere|north|south|east|west|UK|US|EU|Gulf|Balkans|Baltics|Nordics|Caribbean|Pacific|Midlands|Highlands)|Europe|Asia|Africa|America|Oceania)|on (?:earth|the (?:continent|island|coast|planet|peninsula))|north of|south of|this side of)';
const LARGEST_ONES: readonly string[] = [
  `(?<!\\p{L})(?:the |${NAME}[’']s |our |(?:country|state|city|world|county|region)[’']s )?${SUPERLATIVE} (?:[\\p{L}-]+ ){0,3}?${KIND} (?:\\p{Ll}+ ){0,2}?${SOMEWHERE}(?!\\p{L})|(?<!\\p{L})(?:the )${SUPERLATIVE} (?:[\\p{Ll}-]+ ){1,4}there (?:is|was|ever was)(?!\\p{L})|(?<!\\p{L})(?:${NAME}|(?:the )?(?:country|state|city|world|county|region|continent|island|town))[’']s ${SUPERLATIVE} (?:[\\p{L}-]+ ){0,3}?${KIND}(?!\\p{L})`,
  `(?<!\\p{L})(?:[Dd]e[rmns]|[Dd]ie|[Dd]as|[Ee]ine[rmns]?) (?:größte|älteste|einzige|zweitgrößte|höchste)[rmns]? (?:[\\p{Ll}-]+ )?\\p{Lu}[\\p{L}-]{2,} (?:der Welt|Deutschlands|Europas|Österreichs|der Schweiz|im Land(?:e)?|des Landes|der Stadt|der Region|weit und breit|Nord\\p{L}+|Süd\\p{L}+|Bayerns|Sachsens)|(?<!\\p{L})(?:[Ll]e|[Ll]a|du|au) (?:plus (?:grande?|ancien(?:ne)?|vieux|vieille)|premi(?:er|ère)|seule?) (?:[\\p{Ll}-]+ ){1,3}?(?:de France|du monde|d[’']Europe|du pays|de la région|de la ville|du département|de Belgique|de Suisse|d[’']Afrique|au monde)(?!\\p{L})`,
  `(?<!\\p{L})(?:[Ee]l|[Ll]a|del|al) (?:mayor|única?o?|principal|(?:[\\p{Ll}-]+ )+más (?:grande|antigu[oa]|important[e])) (?:[\\p{Ll}-]+ ){0,3}?(?:de España|del país|del mundo|de Europa|de la región|de Latinoamérica|de Sudamérica|de la ciudad|de México|de Chile|de Colombia|de la Argentina|del Perú)(?!\\p{L})|(?<!\\p{L})(?:[Ii]l|[Ll]a|[Ll][’']|nel|nella|del|della) ?(?:più (?:grande|antic[oa])|maggiore|unic[oa]) (?:[\\p{Ll}-]+ ){1,3}?(?:d[’']Italia|del mondo|d[’']Europa|del Paese|del paese|della regione|al mondo|in Italia|in Europa)(?!\\p{L})|(?<!\\p{L})(?:[Oo]|[Aa]|d[oa]|n[oa]) (?:maior|únic[oa]|mais antig[oa]) (?:[\\p{Ll}-]+ ){1,3}?(?:d[oa] (?:país|mundo|Brasil|América|estado|região|cidade|Europa)|de Portugal|d[oa] ${NAME})(?!\\p{L})|(?<!\\p{L})(?:[Hh]et|[Dd]e) (?:grootste|oudste|enige) (?:[\\p{Ll}-]+ ){1,3}?(?:van (?:Nederland|Europa|België|Vlaanderen|de wereld|het land|de regio|de stad)|ter wereld|in het land)(?!\\p{L})`,
  `(?<!\\p{L})(?:Sveriges|Norges|Danmarks|Finlands|Nordens|Europas|verdens|världens|landets|byens|stadens|Suomen|Euroopan|maan|kaupungin) (?:\\p{L}+ )?(?:största|største|äldsta|eldste|ældste|enda|eneste|suurin|suurimma\\p{L}+|vanhin) ?\\p{L}*|(?<!\\p{L})(?:najwięks\\p{L}+|najstarsz\\p{L}+|jedyn\\p{L}+|největší\\p{L}*|nejstarší\\p{L}*|najväčš\\p{L}+|najveć\\p{L}+|найбільш\\p{L}+|крупнейш\\p{L}+|най-голям\\p{L}+) (?:\\p{Ll}+ ){1,3}?(?:w Polsce|w kraju|w Europie|na świecie|v (?:Česku|republice|zemi|Evropě|Európe|krajine)|u (?:Hrvatskoj|Srbiji|zemlji|regiji)|в (?:Україні|країні|Европе|Європі|России|стране|мире|світі|България))|(?<!\\p{L})(?:Türkiye|Avrupa|dünya|bölge|ülke)\\p{L}{0,2}[’']?n[ıiuü]n en (?:büyük|eski)|(?<!\\p{L})(?:az ország|Magyarország|Európa|a világ|a régió) (?:leg(?:nagyobb|régebbi)\\p{L}*)|(?:日本|国内|世界|県内|関西|関東)(?:最大|唯一|最古)|(?:국내|세계|아시아|전국) ?(?:최대|유일|최고)|(?:全国|全國|亚洲|亞洲|世界|国内|本地|全港|全省)(?:最大|唯一|第一)的?`,
];

const compiled = (list: readonly string[], why: string): { pattern: RegExp; why: string }[] =>
  list.map((one) => ({ pattern: new RegExp(one, 'gu'), why }));
const MARKED = [
  ...compiled(TEAMS, TEAM),
  ...compiled(YEARS, OF_YEAR),
  ...compiled(ONES, ONLY_ONE),
  ...compiled(WORKS, WORK),
  ...compiled(LARGEST_ONES, LARGEST),
];
const OF_SENTENCE = compiled(KNOWN_TO_MANY, FAMED);

/**
 * What only few can say of themselves, and sentences of what many know or saw: what they tell stands in them in words of the language. They
 * are marked and never taken out.
 */
export function fameIn(text: string): UncertainOccurrence[] {
  const told = MARKED.flatMap(({ pattern, why }) =>
    matchesOf(pattern, text).map(({ 0: said, index }) => ({
      start: index,
      end: index + said.trimEnd().length,
      why,
    })),
  );
  const sentences = OF_SENTENCE.flatMap(({ pattern, why }) =>
    matchesOf(pattern, text).map(({ 0: said, index }) => ({
      ...sentenceOf(text, index, index + said.length),
      why,
    })),
  );
  return [...told, ...sentences].map((one) => ({
    start: one.start,
    end: one.end,
    reason: 'feat',
    why: `${one.why}; leave it out unless the person agrees`,
  }));
}
