import { OF_COUNTRIES, OF_EITHER } from './things-abroad.ts';

/** Idioms and names of things that hold a word for people and say nothing of who is taken. */
export const LAWFUL_IDIOMS: readonly RegExp[] = [
  // "The Denver warehouse was his baby": what somebody began. "A ripe old age for a boutique".
  /(?<=\b(?:warehouse|project|launch|migration|rollout|site|programme|program|shop|store|line|plant|product|app|system|platform|factory|branch|depot|build|bridge|contract|account|campaign|kitchen|menu|garden|show) (?:is|was)(?: really| always)? )(?:his|her|their|my) (?:own )?baby\b/giu,
  /\bripe old age for (?:an? |this )?(?:boutique|firm|agency|company|brand|machine|boat|building|club|van|practice|house|app)\b/giu,
  // "Sing out if anything looks off", "a straight shooter".
  /\bif (?:anything|something|any of (?:it|this)|it|this|a (?:date|figure|line|name)) looks (?:off|odd|wrong|amiss|funny|strange|missing|out of place)\b/giu,
  /\bstraight[- ]shoot(?:ers?|ing)\b/giu,
  // "Hang on to your receipt and send me a photo of it".
  /(?<=\b(?:receipt|ticket|invoice|bill|certificate|cert|card|licen[cs]e|form|timesheet|meter|plate|label|damage)s?\b[^.;]{0,40})\b(?:send|text|e-?mail|whatsapp|take|snap|get)(?: (?:me|us|over))* an? (?:photo|picture|snap|pic) of (?:it|them|that|both sides)\b/giu,
  // "Intermediate, not senior, don't send me seniors who want $160k": a rank, and what it costs.
  /\bseniors (?=(?:who|that) (?:want|cost|expect|ask(?: for)?|are on|charge)s? )/giu,
  // "Anyone from his old crowd", "our old depot": who or what was before.
  /\b(?:his|her|their|my|our|your|its) old (?:crowd|lot|firm|crew|employer|company|boss|job|place|shop|gang|colleagues?|outfit|patch|site|depot)\b/giu,
  /\bbest man(?:['’]s)? (?:is|was|has|at|and)\b/giu,
  // Whoever works on weddings.
  /\b(?:years?|experience|background|work(?:ed|ing)?) (?:in|of|on|with|at) weddings\b|\bweddings (?:a|per|each) (?:year|season|week|month)\b|\bwedding (?:&|and) events?\b|\b(?:bouquets|funerals|corporate|parties|conferences|events),? (?:and |& )?weddings\b|\bweddings,? (?:and |& )?(?:funerals|parties|corporate|conferences|events|banquets)\b/giu,
  // "A couple of nights": how many of things and days.
  /\ba couple(?: of)? (?:more |extra |odd |big |small |late |early |busy )?(?:nights?|days?|evenings?|mornings?|afternoons?|weekends?|weeks?|months?|years?|hours?|shifts?|times?|jobs?|sites?|stops?|runs?|projects?|tickets?|references?|drawings?|machines?|dishes)\b/giu,
  // "Ni el nombre de la farmacia": how the house is called.
  /(?<!\p{L})(?:(?:ni )?el nombre de(?:l| la| nuestr[oa]) (?:farmacia|empresa|tienda|colegio|hotel|clínica|bufete|casa|restaurante|negocio)|le nom de (?:la|l[’']|notre) ?(?:société|entreprise|maison|boîte|cabinet|école|clinique)|il nome del(?:la|l[’'])? ?(?:azienda|ditta|negozio|studio|scuola|hotel))(?!\p{L})/giu,
  // "Sick note" over a mail about sick pay: the name of a paper.
  /^\W*(?:re: )?(?:(?:your|the) )?(?:sick|fit|doctor['’]?s) (?:notes?|pay|leave forms?|certificates?)\W*$/giu,
  // "Are you still looking or are you settled?": in a job.
  /\bare you (?:still |also )?(?:looking|open|available|on the market|in the market)\b[^.;?]{0,40}\bor (?:are you )?(?:now |already |happily )?settled\b(?= where| in (?:your|the|a)| with (?:your|the)|\W*$|[?.,])|\bsettled (?=in(?:to)? (?:your|the|a|their|his|her) (?:new )?(?:role|job|post|place|team|position|firm)\b|where you are\b)/giu,
  // "He took his master's at the University of Iceland": a degree.
  /\bmaster['’]?s?(?= (?:at|from|in|of|degree|thesis|programme|program|course)\b|\W*$|[,.;])(?<=\b(?:his|her|their|an?|the|took|holds?|with|did) (?:\p{L}+ )?master['’]?s?)/giu,
  // "What must they have?": a question of a form.
  /^\W*what (?:must|should|do) (?:they|you|people) (?:have|bring|need|know)\W*$/giu,
  // "PMs, hydraulics", "PMs on trucks": planned maintenance in a row of what is done.
  /(?<!\p{L})PMs(?=,| on | and )/gu,
  // "Looker's a plus": a program.
  /(?<!\p{L})Looker(?:['’]s)?(?= (?:is |a |an |would|and|or|experience|dashboards?))/gu,
  // "Job cards must be filled in man!": whom somebody speaks to.
  /(?<=\b(?:filled|written|done|sorted|kept|signed|handed|closed|locked|cleaned) (?:in|on|up|out|off|down|now),?) man(?=[!.]|$)/giu,
  // "If he has it or she".
  /\b(?:he|she) (?:has|does|can|wants)(?: it)? or (?:she|he)\b/giu,
  // The name of the house, which nobody is to hear.
  /\b(?:unser(?:en|n|e)?|euren|firmen)[ -]?namen?\b|\bder name [\p{L}-]+ ist\b|\b(?:nada de nombres|sin nombres|no names|geen namen|keine namen nennen|niente nomi)\b(?= ?[,.;!)]|$)/giu,
  /\btrauma(?:p[äa]dagogi\p{L}*|sensib\p{L}*|therap\p{L}*|ambulanz|zentrum|fachberat\p{L}*|[- ]informed)(?!\p{L})/giu,
  // "Sorry for the spelling, fat fingers": how somebody types.
  /\bfat[- ](?:fingers?|thumbs?|fingered|thumbed)\b(?=(?: (?:again|today|sorry|on (?:this|my|the) (?:phone|keyboard|mobile)))?\W*(?:[.,;!)]|$))(?<=\b(?:sorry|excuse|forgive|pardon|spelling|typos?|mistakes?|my)\b[^.;]*|^\W*fat[- ]\p{L}+(?=[^.;]*\b(?:sorry|excuse|spelling|typos?)\b))/giu,
  // "Mets pas le nom de la boîte": how the house is called, and nobody by it.
  /(?<!\p{L})(?:(?:ne )?(?:mets|mettez|mettre|dis|dites|cite|citez|donne|donnez|écris|écrivez) (?:surtout )?(?:pas|jamais)|sans (?:mettre|citer|donner)|(?:ni|pas)) (?:le nom (?:de (?:la|l[’']|notre|ma) ?(?:boîte|boite|société|entreprise|maison|cabinet|école|clinique|boutique|agence|crèche|ferme)|du (?:garage|resto|restaurant|cabinet|magasin|groupe|client|domaine|salon|bureau))|(?:mon|notre) nom)(?!\p{L})/giu,
  // "Ben je zwanger of geef je borstvoeding, dan passen we je werk aan".
  /(?<!\p{L})(?:ben|bent) (?:je|u) zwanger(?: of geef(?:t)? (?:je|u) borstvoeding)?,? (?:dan )?(?:passen|regelen|zorgen|zoeken) we(?!.*(?<!\p{L})(?:niet|geen|beter|liever)(?!\p{L}))[^.;]*/giu,
  // "Permis D, avec l'âge minimum que fixe le Code de la route".
  /(?<!\p{L})(?:avec |avoir )?l[’']âge (?:minimum|minimal|légal)(?: (?:requis|prévu|fixé|exigé))? (?:que fixe|par|fixé par|prévu par|selon) (?:le code|la loi|la réglementation|le permis)(?: d[eu] (?:la )?\p{L}+)?/giu,
  // "We can't have anyone lone working at night": how nobody works.
  /\bwe (?:can['’]?t|cannot|don['’]?t|won['’]?t|never) have (?:anyone|anybody|people|staff) (?:lone[- ]working|working (?:alone|on their own))\b/giu,
  // "CHAPS payments", "BACS and CHAPS": how money is sent.
  /(?<!\p{L})CHAPS(?= (?:payments?|transfers?|runs?|files?|limits?)|,| and | or |\/)(?<=(?:payments?|BACS|bacs|process\p{L}*|mak\p{L}+|send\p{L}*|rais\p{L}+)[^.;]*)|(?<!\p{L})CHAPS(?= (?:payments?|transfers?|runs?|files?)|[,/ ](?:and )?BACS)/gu,
  // "Mevrouw De Wit", "Herr Schwarz": somebody by their name, which is a word for a colour or an age as well.
  /(?<![\p{L}\p{N}])(?:[Mm]evrouw|[Mm]eneer|[Mm]ijnheer|[Dd]e heer|[Dd]hr\.?|[Mm]w\.?|[Mm]evr\.?|Herrn?|Frau|Mme|Mlle|Madame|Monsieur|Maître|Sra?\.?|Doña?|[Ss]eñora?|[Ss]ig\.?(?:ra)?|[Ss]ignora?|Mrs?\.?|Ms\.?|Miss|Dr\.?|Prof\.?) (?:(?:[Dd]e|[Dd]en|[Dd]er|[Vv]an|[Vv]on|[Ll]a|[Ll]e|[Dd]el|[Dd]i) )*(?:Wit(?:te)?|Zwarte?|Bruin|Jonge?|Oude?|Lange|Dikke|Wei(?:ß|ss)|Schwarz|Braun|Jung|Alt|Blanc|Blanche|Noire?|Brun|Jeune|Vieux|Blanc[oa]|Moren[oa]|Rubi[oa]|Bianc(?:hi|o)|Neri|Moro|White|Black|Brown|Young|Old|Man|English|French|German|Irish|Welsh|Scott?|Holländer|Franke|Deutsch)(?![\p{L}\p{N}])/gu,
  ...OF_COUNTRIES,
  ...OF_EITHER,
  // "Anyone may swap duties, pregnant or not".
  /\b(?:pregnant|disabled|married|religious|a parent|parents) or not\b(?=[^.;]*(?:no reason|same|welcome|everyone|anyone|all)|\W*$)(?<=\b(?:anyone|everyone|everybody|anybody|whoever|all)\b[^.;]*)/giu,
  // "We welcome Indigenous applicants": an invitation, which shuts nobody out.
  /(?<=\b(?:and|we|warmly|especially|particularly|also|actively) (?:warmly )?(?:welcomes?|encourages?|invites?) (?:applications from )?)(?:Indigenous|Aboriginal|First Nations|M[āa]ori|Pasifika|Black|disabled|LGBT\w*)(?:,? (?:and |& )?(?:Indigenous|Torres Strait Islander|Inuit|M[ée]tis|Aboriginal|M[āa]ori|Pasifika|Black|disabled|LGBT\w*))* (?:applicants|candidates|people)(?! only)/gu,
  // "Please don't filter on age": nobody is to be picked by it.
  /\b(?:please )?(?:don['’]t|do not|never|must not|nobody should) (?:filter|select|screen|sort|sift|cut|exclude|reject|score)(?: (?:people|anyone|anybody|candidates|applicants))? (?:on|by|for|because of) (?:their )?(?:age|sex|gender|race|religion|disability)\b/giu,
  // "Gender of worker doesn't matter".
  /\b(?:gender|sex|age)(?: of (?:the )?(?:worker|person|applicant|carer))? (?:does(?:n['’]t| not)|is(?:n['’]t| not)) (?:matter|important|relevant|an issue)\b/giu,
  // "Does that still suit?": a time.
  /\b(?:does|would|do|will) (?:that|this|it|either|the time|the new time) (?:still )?suit(?: you| everyone| them)?(?=\W*$)/giu,
  // "You'll help people in their fifties and sixties plan for retirement": clients.
  /\b(?:help|helping|advis\w+|guid\w+|support\w*) (?:people|clients|members|customers|savers) in their (?:\p{L}+ies|\d0s)(?: (?:and|or|to) (?:\p{L}+ies|\d0s))?\b/giu,
  // "We do not need your caste, religion or marital status".
  /\b(?:we|the client|they)(?: really)? (?:do not|don['’]t|never) (?:need|ask for|want|collect|record|require)(?: to know)? (?:your|anyone['’]s|people['’]s|a candidate['’]s) (?:\p{L}+(?: status| of birth)?,? (?:or |and )?){1,5}/giu,
  // "Since you observe Sabbath we've moved yours to Tuesday".
  /\b(?:since|as|because) (?:you|s?he|they) (?:observes?|keeps?|fasts?|prays?)\b[^.;,]{0,25},? (?:we|i)(?:['’]ve| have|['’]ll| will)? (?:moved|move|rescheduled|reschedule|changed|change|found|find|booked|book|kept|keep)\b[^.;]{0,30}\b(?:to|for|at|on)\b/giu,
  // "The jig is twenty years old", "our sterilizer, Bertha, is old enough to vote": machines.
  /\b(?:the|our|this|one|that) (?:\p{L}+ ){0,2}?(?:jigs?|press|lathe|mill|oven|kiln|van|truck|ute|tractor|boiler|bus|boat|ferry|crane|loader|forklift|baler|combine|harvester|steriliser|sterilizer|scanner|printer|copier|server|lift|elevator|pump|compressor|generator|mixer|fridge|freezer|engine|machine|building|barn|bridge|roof|hall|church|organ|piano)s?(?:, [^,.;]{2,25},)? (?:is|are|was|turns?|turned) (?:about |nearly |almost |over |just |now |only )*(?:\d{1,3}|[\p{L}-]+) years? old\b|\b(?:jig|press|lathe|oven|kiln|van|truck|ute|tractor|boiler|bus|boat|crane|steriliser|sterilizer|scanner|printer|machine|building)s?(?:, [^,.;]{2,25},)? (?:is|are) old enough to (?:vote|drink|drive|retire|remember)\b/giu,
  // "Vegetarian and halal meals no drama if you tell her ahead".
  /\bif you (?:tell|let|ask|warn) (?:her|him|them|us|cook|the cook|the kitchen)(?: know)? (?:ahead|in advance|beforehand|the day before|early|in the morning)\b/giu,
  // "The press is a 1987 model we call Old Doreen, and you will be shown how not to upset her": what a machine is called.
  /\b(?:is|are|has|have) (?:an? )?[^.;]{0,40}(?:that |which )?(?:we|everyone|the (?:lads|crew|team)) (?:call|calls|christened|named|nicknamed) (?:it |her |him )?(?:old |big |little |poor )?\p{L}+(?:,? and (?:you['’]?(?:ll| will) be shown|we['’]?(?:ll| will) show you) how (?:not )?to (?:upset|start|treat|handle|coax|feed) (?:her|him|it))?\b/giu,
];
