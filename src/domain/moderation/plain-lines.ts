/**
 * Lines that say nothing of whoever is sought beside the work, by how they are built: what the reader of whole lines holds as it knows few
 * lines that begin so, and not for any word in them. What is not of such a build in all its words is read on.
 */

/** A body or a register by its letters: "RCVS", "NMC Part 1". */
const BODY = String.raw`\p{Lu}[\p{Lu}\d]{1,5}s?(?:\/\p{Lu}{2,6})?`;
/** What is said of a paper or a register beside its name. */
const OF_REGISTER =
  '(?:[Mm]ust|[Yy]ou|[Nn]eeds?|should|will|to|be|have|has|hold|holds|[Cc]urrent(?:ly)?|[Vv]alid|[Ff]ull(?:y)?|[Aa]ctive|unrestricted|your|an?|the|and|or|with|by|on|in|of|[Rr]egistered|[Rr]egistration|[Rr]egister|[Mm]embership|[Mm]ember|[Ll]icen[cs]ed?|[Aa]ccredited|[Aa]ccreditation|[Cc]hartered|[Cc]ertified|[Cc]ertificate|[Pp]in|number|status|good standing|required|essential|is|are|needed|preferred|desirable|ideally|as|nurse|vet|veterinary|surgeon|dental|doctor|midwife|pharmacist|physiotherapist|social worker|teacher|engineer|electrician)';
const REGISTERED = new RegExp(
  String.raw`^\W*(?:${OF_REGISTER}|${BODY})(?:[ ,/-]+(?:${OF_REGISTER}|${BODY}))*\W*$`,
  'u',
);
const NAMES_REGISTER =
  /regist(?:er|rat)|licen[cs]|accredit|chartered|certif|member(?:ship)? of|good standing/iu;
const HAS_BODY = new RegExp(String.raw`(?<![\p{L}\d])${BODY}(?![\p{L}\d])`, 'u');

/** What a recruiter asks leave for, of whoever they write to: "Shall I put you forward?", "Soll ich Sie vorstellen?". */
const ASKS_LEAVE =
  /^\W*(?:(?:so|and|then|well),? )?(?:(?:shall|should|may|can|could) (?:i|we)|(?:would|do) you (?:like|want) (?:me|us) to|(?:are you )?happy for (?:me|us) to|soll(?:en)? (?:ich|wir)|d(?:arf|ürfen) (?:ich|wir)|(?:puis-je|dois-je|voulez-vous que (?:je|nous))|(?:quiere|quieres) que|(?:vuoi|vuole) che|zal ik|mag ik|(?:quer|queres) que|ska jag|skal jeg) (?:\p{L}+ ){0,2}?(?:put|send|submit|share|pass|forward|book|call|ring|arrange|set|introduce|tell|propose|sie|dich|ihr\p{L}*|vous|te|le|lo|la|ti|je|u|jou|o|dig|deg|presente\p{L}*|envíe\p{L}*)(?!\p{L})[^?;,.]{0,60}\??\W*$/iu;

/** That a house seeks, and where: "Für unser Seniorenheim in Göttingen gesucht", "Recherché pour notre EHPAD à Lyon". */
const HOUSE_SEEKS =
  /^\W*(?:für (?:unser|unsere|unseren|das|die|den) \p{Lu}[\p{Ll}-]*(?:heim|haus|klinik|praxis|betrieb|werk|hof|laden|markt|küche|restaurant|hotel|apotheke|schule|werkstatt|filiale|bäckerei|metzgerei|büro|kanzlei|lager|zentrum|stift|café|gärtnerei|tischlerei)(?: (?:in|bei|nahe) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)?(?: (?:ab sofort|zum nächstmöglichen zeitpunkt|dringend))? gesucht|(?:recherchée?s?|on recherche) pour (?:notre|nos|le|la) [\p{L}-]+(?: (?:à|de|en) \p{Lu}[\p{L}-]+)?|(?:se busca|buscamos) para (?:nuestr[oa]|el|la) [\p{L}-]+(?: (?:en|de) \p{Lu}[\p{L}-]+)?|cercas[ii] per (?:il nostro|la nostra|il|la) [\p{L}-]+(?: (?:a|di) \p{Lu}[\p{L}-]+)?|wir suchen (?:ab sofort |dringend )?(?:verstärkung|unterstützung) (?:für|in) (?:unser\p{L}*|das|die|den|der) [\p{L}-]+(?: (?:in der|im|in|am) [\p{L}-]+)?|(?:gezocht|gevraagd) voor (?:ons|onze|het|de) [\p{L}-]+(?: in \p{Lu}[\p{L}-]+)?)\W*$/iu;

/** What heads how people are chosen or how a thing goes on: "How it'll go", "So geht's weiter", "Comment ça se passe". */
const HOW_IT_GOES =
  /^\W*(?:how (?:it|this|things|that|the (?:process|interviews?|hiring|selection))(?:['’](?:ll|s)| will| do| does)? (?:go(?:es)?|works?|runs?|happens?|happening|proceeds?|unfolds?|done)(?: (?:from (?:here|there)|next|on|after that))?|how we(?:['’]ll| will| do)? (?:choose|hire|interview|pick|select|go about it)|(?:wie|so) (?:es )?(?:geht['’]?s|geht es|läuft es|läuft['’]?s|weitergeht|abläuft|läuft das)(?: (?:weiter|ab))?|comment (?:ça|cela) (?:se passe|marche|se passera)|cómo (?:va|será|es el proceso|funciona)|come (?:funziona|si svolge|andrà)|hoe (?:het|dat) (?:gaat|loopt|verder gaat|werkt)|como (?:funciona|vai ser)|så (?:går det till|fungerar det)|sådan foregår det|slik foregår det|jak to (?:wygląda|działa|przebiega))\W*$/iu;

/** Whether a line is of such a build in all its words. */
export const isPlainLine = (text: string): boolean =>
  (NAMES_REGISTER.test(text) && HAS_BODY.test(text) && REGISTERED.test(text)) ||
  ASKS_LEAVE.test(text) ||
  HOW_IT_GOES.test(text) ||
  HOUSE_SEEKS.test(withoutPlainParts(text));

/** What of a sentence is plainly of the work though it is said of somebody or with a word of their lives; read in small letters. */
export const PLAIN_PARTS: readonly RegExp[] = [
  // What somebody has seen through at work: "someone who has been through a migration".
  /(?<!\p{L})(?:someone|somebody|anyone|anybody|a person|people|candidates) who(?:['’](?:s|ve)| has| have)? (?:already |ever |recently )?(?:been|gone|come|worked|lived|seen one) (?:through|thru) (?:an?|one|the|several|two|at least one|a few) (?:\p{L}+ ){0,2}?(?:migrations?|roll-?outs?|implementations?|go-?lives?|cut-?overs?|upgrades?|audits?|inspections?|integrations?|carve-?outs?|ipos?|tenders?|launch(?:es)?|re-?platform\p{L}*|year[- ]ends?|shutdowns?|turnarounds?|accreditations?|certifications?|deployments?)(?!\p{L})(?! (?:from|to) (?:this|another|their|a new) (?:country|nation))/giu,
  // What is cleaned up: "not mind a bit of sick", "fine with mud and mess".
  /(?<!\p{L})(?:(?:not|never|n['’]t) mind|(?:fine|happy|okay|ok|comfortable|unfazed|unbothered) (?:with|by)|cop(?:e|es|ing) with|(?:clean|mop|wip|clear)(?:e|es|ing|s)?(?: up)?) (?:(?:an? (?:bit|spot|lot|little|splash|fair amount)|some|the odd bit|plenty) (?:of )?)?(?:sick|vomit|poo|wee|snot|dribble|drool|mud|mess|muck|blood|dirt|slurry|guts)(?:(?:,| and| or) (?:sick|vomit|poo|wee|snot|dribble|drool|mud|mess|muck|blood|dirt|slurry|guts))*(?!\p{L})/giu,
  // Who is new to a trade or comes back to it, of both sexes: "gern auch Quereinsteiger oder Wiedereinsteigerinnen und Wiedereinsteiger".
  /(?<!\p{L})(?:(?:gerne?|auch) )*(?:quer|wieder|berufs|seiten)einsteiger(?:(?: und | oder |\/|, )(?:(?:quer|wieder|berufs|seiten)einsteiger(?:innen)?))+(?!\p{L})|(?<!\p{L})(?:(?:gerne?|auch) )*(?:quer|berufs|seiten)einsteiger(?:innen|\/-?innen|[*:_]innen)?(?: \([mwd/]+\))?(?!\p{L})/giu,
  // Who is alone at work, and when or where: "ok on their own at night", "comfortable alone in the workshop".
  /(?<!\p{L})(?:(?:not|never|n['’]t) mind|(?:fine|happy|okay|ok|comfortable|confident|content|good)(?: with)?)(?: (?:being|working|opening|driving|it))* (?:on (?:their|your|his|her) own|by (?:themselves|yourself)|alone|solo) (?:(?:at|on|over|through|in|for) )?(?:the )?(?:nights?|night shifts?|lates?|weekends?|evenings?|early shifts?|shifts?|workshop|kitchen|shop|site|lab|road|ward|bakery|van|plant|store|depot|field|office)(?!\p{L})/giu,
  /(?<!\p{L})(?:nachts|in der nacht|im nachtdienst|im lager|in der werkstatt|im laden) (?:auch )?alleine? (?:arbeiten|sein|klarkommen|zurechtkommen)(?!\p{L})|(?<!\p{L})(?:à l[’']aise|travailler|être) seule?s?(?:\(e\))? (?:la nuit|de nuit|en atelier|en cuisine|au magasin|sur la route)(?!\p{L})|(?<!\p{L})(?:a gusto|trabajar|estar) sol[oa](?:\/a)? (?:de noche|por la noche|en el taller|en la tienda|en cocina)(?!\p{L})|(?<!\p{L})(?:['’]s nachts|in de werkplaats|in de winkel) (?:ook )?alleen (?:werken|staan|zijn)(?!\p{L})/giu,
  // A thing that is asked outright: "Trade papers - yes or don't bother".
  /(?:,| ?[:–-])? (?:it['’]?s )?(?:an? )?(?:yes|must|have (?:it|them)|got (?:it|them)) or (?:please )?(?:don['’]?t|do not) (?:bother|apply|ring|waste (?:my|our|your) time)(?: (?:applying|ringing|us))?(?=\W*$)|(?:,| ?[:–-])? (?:ja oder (?:bitte )?(?:gar )?nicht (?:bewerben|melden)|oui ou (?:ce n[’']est )?pas la peine(?: de postuler)?|sí o no (?:te molestes|se moleste|llames)|ja of (?:anders )?niet (?:reageren|bellen)|sì o (?:non|nemmeno) (?:candidarti|chiamare))(?=\W*$)/giu,
];

/** A sentence without what of it is plainly of the work. */
export const withoutPlainParts = (text: string): string =>
  PLAIN_PARTS.reduce((said, part) => said.replace(part, ''), text);
