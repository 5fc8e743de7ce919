/**
 * Sentences in which the writer of a brief speaks of themselves, or tells what somebody of the house did: no ad says "I", and what one
 * person did once is no part of a job. By pronouns and forms of verbs, so that it does not matter what is told.
 */

/** "Level I", "Class I and II": a figure. */
const FIGURE_BEFORE =
  '(?<!(?:[Ll]evel|[Cc]lass|[Tt]ype|[Gg]rade|[Tt]ier|[Pp]hase|[Ss]tage|[Pp]art|[Ss]chedule|[Cc]ategory|[Bb]and|[Ss]tep|[Gg]roup|[Dd]ivision|[Ss]ection|[Cc]ycle|[Tt]rack|[Ll]eg|[Aa]ccountant|[Tt]echnician|[Ee]ngineer|[Aa]nalyst|[Oo]fficer|[Nn]urse|[Aa]ssistant|[Ss]pecialist|[Oo]perator|[Mm]echanic|[Cc]lerk|WW|War) )';

const SPEAKER: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![\p{L}\p{N}’'&/.-])${FIGURE_BEFORE}I(?:['’](?:m|ve|d|ll))? (?!and I|or I|&)(?=\p{Ll})`,
    'u',
  ),
  /(?<![\p{L}\p{N}’'&/.-])i(?:['’](?:m|ve|d|ll)| (?:do|don['’]?t|can|can['’]?t|was|told|got|had|have|said|reckon|know|like|hate|love|only|just|also|really|could|should|would|will|won['’]?t|may|might|never|mean|guess|pay|hope|see|saw|tried|am|need|want|think|didn['’]?t|wouldn['’]?t|let|caught|found|promised|owe|trust|suspect|wish|asked|hired|fired))(?!\p{L})/u,
  /(?<!\p{L})(?:to|for|with|by|from|at|tell|tells|told|let|lets|give|gives|gave|ask|asks|asked|send|sends|sent|help|cost|costs|leave|leaves|left|drive|drives|driving|ring|kill|kills|killing|owes?|made|makes|got|get|worr(?:y|ies)|believe|trust|on|like|between you and|behind|than) me(?![\p{L}’'-])/iu,
  /(?<![\p{L}’'-])(?:[Mm]yself|[Mm]y)(?![\p{L}’'-])(?! (?:way|health)(?: |$)[A-Z])/u,
  // German, Dutch.
  /(?<![\p{L}’'-])(?:ich|mir|mich|meine[rmns]?|mein)(?![\p{L}’'-])/iu,
  /(?<![\p{L}’'-])(?:ik|mij|mijn)(?![\p{L}’'-])/iu,
  // French: never "je" within another word; "mes" is a month in Spanish.
  /(?<![\p{L}’'-])(?:je (?:suis|vais|veux|voudrais|peux|pourrais|ne |n[’']|l[’']|le |les |vous |t[’']|sais|dois|cherche|recherche|pense|crois|préfère|paie|paye|paierai|monte|tiens|compte|souhaite|reste|vois|fais|connais|comprends|préférerais|cherchais)|j[’'](?=\p{L})|(?:à|pour|chez|avec|de|sans) moi(?!\p{L})|m[’'](?:a|ont|en|est)(?!\p{L})|mon (?=\p{Ll})|ma (?=\p{Ll}{3,}(?:e|on|té)(?!\p{L})))/iu,
  // Spanish, Portuguese, Italian: the verb alone tells who speaks.
  /(?<![\p{L}’'-])(?:yo(?!ga)|conmigo|para mí|puedo|podría subir|quiero|tengo|estoy|creo que|prefiero|pagaría|necesito que|no lo he|(?:lo|la|le|les|los|las) he \p{L}+d[oa]|he (?:tenido|despedido|echado|pillado|visto|dicho|hablado|perdido)|me (?:ha|han|lo|la|los|las|va|voy|dijo|dice|gusta|gustaría|consta|da|dejó|deja|quedo|falta|interesa|urge|hace|vale|costó|sale|pide|piden|toca)|(?:le|lo|la|les) (?:pillé|eché|despedí|cacé|vi|dije|prometí|avisé))(?!\p{L})/iu,
  /(?<![\p{L}’'-])(?:comigo|para mim|pra mim|eu (?=\p{Ll})|tenho|posso|quero|preciso que|estou|acho que|prefiro|mandei|demiti|peguei|falei|pagaria|meus?(?= \p{Ll})|minhas?(?= \p{Ll}))(?!\p{L})/u,
  /(?<![\p{L}’'-])(?:ho (?:\p{L}+(?:ato|uto|ito|sto|tto|rso|eso|erto|già)|un|una|già|bisogno)|posso|voglio|vorrei|preferisco|penso che|credo che|mi (?:ha|hanno|piace|piacerebbe|serve|interessa|dispiace|raccomando)|non (?:me|mi) (?:lo|la)|(?:il|la) mi[oa])(?!\p{L})/iu,
];

/** Somebody speaks without saying "I", or says it behind what they ask: so nobody asks for anything, whatever else stands there. */
const IN_HASTE: readonly RegExp[] = [
  // "Bin rausgeflogen", "Had to let him go", "Ben ontslagen": the pronoun is left out where somebody speaks or writes in haste.
  /^(?:(?:und|aber|also|ja|so|jetzt|nun|da),? )?(?:[Bb]in (?:\p{Ll}+ ){0,4}?(?:\p{Ll}{0,8}ge\p{Ll}{2,16}(?:t|en)|(?:ver|be|ent|er)\p{Ll}{2,16}(?:t|en)|weg|krank|pleite|blank|selbst|selber|nicht|kein)|(?:[Hh]ab(?:e|['’])?|[Hh]atte|[Ww]ollte|[Kk]onnte|[Mm]usste|[Dd]achte|[Ww]eiß)(?! (?:freude|lust|spaß|interesse)) \p{L}+)(?!\p{L})/u,
  /^(?:(?:and|but|so|also|then),? )?(?:[Aa]m|[Ww]as|[Ww]ere) (?!(?:you|he|she|it|there|this|that|the|an?|we|they)(?!\p{L}))(?:\p{L}+ly )?\p{L}+(?:ing|ed)(?!\p{L})|^(?:(?:and|but|so|also|then),? )?(?:[Hh]ad to|[Hh]ad (?:him|her|them|words|enough|my)|[Ww]anted to|[Tt]ried to|[Ww]ent to|[Tt]old (?:him|her|them|the)|[Ll]et (?:him|her|them) go|[Ss]acked|[Ff]ired (?:him|her|them)|[Cc]aught (?:him|her|them))(?!\p{L})/u,
  /^(?:(?:en|maar|dus),? )?(?:[Bb]en|[Hh]eb|[Hh]ad|[Kk]on|[Ww]ilde|[Ww]eet|[Mm]oest)(?! (?:je|jij|u|jullie|we|wij|ze|zij|hij|dan)(?!\p{L})) (?:\p{L}+ ){0,4}(?:ge\p{Ll}{3,}|ont\p{Ll}{3,}|ver\p{Ll}{3,}|weg|niet)(?!\p{L})/u,
  // "… je signe", "… je monte à 16": what somebody would do for it, behind what they ask, in French beside words that no other language has.
  /^(?=.*(?<!\p{L})(?:[cdlnsq][’']|qu[’']|à|et|une|pour|avec|y a|est|les)(?!\p{N})).{12,}(?<![\p{L}’'-])je \p{Ll}{2,}(?:e|s|x|ai|ais|ds|ts)(?: \S+){0,3}[.!]*$/u,
];

/** With whom who applies meets: a step, and no work beside anybody. */
const WITH_WRITER =
  /(?<!\p{L})(?:with|w\/|mit|avec|con|met|com|med) ?(?:(?:me|myself|mir|moi|mij|mim|mig|meg)(?!\p{L})|\p{Lu}\p{Ll}+ (?:and|&|\+) (?:me|myself)(?!\p{L}))|(?<!\p{L})(?:conmigo|comigo)(?!\p{L})/u;
const A_MEETING =
  /(?<!\p{L})(?:interviews?|video(?:call| ?call| chat)?|phone(?: ?call)?|calls?|zoom|teams|chat|trial|test task|vorstellung\p{L}*|telefon\p{L}*|gespräch|probetag|entretien|appel|visio|essai|entrevista|videollamada|llamada|prueba|colloquio|chiamata|prova|gesprek|bellen|samtal|møte|møde)(?!\p{L})/iu;

/** In a list of more parts than steps have somebody works beside the one who writes. */
const MOST_PARTS = 3;

/** Whether nobody but who writes can have said a statement, so that no weighing of its words makes it public. */
export const isSurelyOwnVoice = (statement: string): boolean => {
  const said = statement.trim();
  return (
    said.split(',').length <= MOST_PARTS &&
    (IN_HASTE.some((pattern) => pattern.test(said)) || (WITH_WRITER.test(said) && A_MEETING.test(said)))
  );
};

/** "I jobbet ingår att …", "I rollen": in, in the languages of the north. */
const IN_JOB =
  /^I (?!\p{Ll}+ (?:the|a|an|to|that)(?!\p{L}))\p{Ll}+(?:et|en|a|an)s? (?:ingår|ligger|inngår|indgår|blir|bliver|får|kommer|arbetar|arbejder|jobbar|jobber|har|ska|skal)(?!\p{L})/u;

/** What an ad may say in the voice of whoever will read it: "Is this me?", "Why me". */
const QUOTED = /^[“"„«'‘].*[”"“»'’]$/u;

/** A person and what they did, have done or are in the middle of: of whoever comes it is told what they will do, must or can. */
const SOMEBODY_ENGLISH =
  /(?<![\p{L}/’'-])(?<!(?:[Ss]he|[Hh]e) or |(?:candidate|person|applicant)[^.]{0,40})(?:[Hh]e|[Ss]he)(?! or | ?\/)(?:(?:['’]s| is| was| has| had|['’]d| just| already| only| never| also| then)(?: \p{L}+ly)?)? (?!(?:an?|the|to)(?!\p{L}))(?:been|gone|got caught|(?!need|must)\p{Ll}{2,}ed|left|went|got|took|gave|quit|ran|lost|won|stole|told|said|came|broke|drank|lied|fell|hit|made|had|was|saw|found|kept|sold|bought|spent|walked|leaving|going|retiring|drinking|moving|struggling|stealing|suing|having|getting|selling|looking|on (?:leave|holiday|the way out)|off (?:sick|work|on))(?!\p{L})/u;
const SOMEBODY_ABROAD: readonly RegExp[] = [
  /(?<!\p{L})(?:(?:er|Er) (?:hat|war|ist|wurde|wollte|ging|geht in)|sie (?:hat|ist) (?:\p{L}+ )*(?:gekündigt|krank|schwanger|gegangen|weg))(?!\p{L})/u,
  /(?<![\p{L}/])(?:[Ii]l|[Ee]lle|[Oo]n) (?:l[’']|nous |s[’'])?(?:a|est|avait|était|part|quitte)(?! (?:chez (?:lui|elle|soi)|ici|midi)(?!\p{L}))(?: \p{L}+)? ?(?:été )?\p{L}*(?:é|ée|i|ie|u|ue|is|ise|parti|partie)(?!\p{L})/u,
  /(?<!\p{L})(?:[Hh]ij|[Zz]e|[Zz]ij) (?:heeft|had|was|is|ging|gaat|werd)(?: \p{L}+){0,4} (?:ge\p{L}+|ontslagen|ziek|weg|vertrokken|zwanger|verhuisd|overspannen)(?!\p{L})/u,
];

const SOMEBODY =
  "(?:some|any|no|every)(?:body| ?one)|people|candidates?|applicants?|(?:guy|lad|girl|woman|man|chap|bloke|fella|person)s?|jemand\\p{L}*|niemand\\p{L}*|keine[nr]?|leute|kandidat\\p{L}*|bewerber\\p{L}*|quelqu['’]un|personne|gens|candidat\\p{L}*|alguien|nadie|gente|candidat[oa]s?|qualcuno|nessuno|iemand|niemand|kandida(?:at|ten)|mensen|alguém|ninguém|ex";
/** Whom to take, or never to take, from which other house: "somebody out of Weir", "nobody from Waldorf", "iemand van Unica". */
const FROM_RIVAL = new RegExp(
  String.raw`(?<![\p{L}])(?:[Nn]ot |[Nn]ever )?(?:${SOMEBODY})(?: else| at all| currently| who (?:is|was|works?|worked))? (?:from|out of|over at|ex|von|aus|de chez|de|van|di|da|do) (?:the |der |la |le |el |den )?\p{Lu}[\p{L}&.’'-]{2,}`,
  'u',
);
/** "Nobody from Leeds", "people from Monday", "people at Level 3": a place, a day, what work is done with. */
const NO_RIVAL =
  /(?:from|at|von|aus|bei|de|van|di) (?:the |la |le )?(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Level|Grade|Year|Band|Key|Stage|Board|NDIS|NHS|Aboriginal|First|Māori|Pasifika|Torres|CALD|BAME)(?!\p{L})/u;

/** Whether somebody speaks of themselves in a statement of a brief, or tells what somebody of the house did or is going through. */
export function speaksForOneself(statement: string): boolean {
  const said = statement.trim();
  if (QUOTED.test(said) || IN_JOB.test(said)) return false;
  return (
    [...SPEAKER, ...IN_HASTE].some((pattern) => pattern.test(said)) ||
    SOMEBODY_ENGLISH.test(said) ||
    (FROM_RIVAL.test(said.charAt(0).toLowerCase() + said.slice(1)) && !NO_RIVAL.test(said)) ||
    SOMEBODY_ABROAD.some((pattern) => pattern.test(said))
  );
}

/** What the recruiter is asked, and no reader of an ad: "Can you help at short notice?", "¿Qué tal el puente?", "Können Sie uns helfen?" */
const ASKS_RECRUITER =
  /(?<!\p{L})(?:(?:can|could|would|will|do|are|have) (?:you|u|ye|we)(?: (?:please|pls|possibly|maybe|also|still|be able to))* (?:help|find|send|get|start|look|do (?:it|this|that|anything)|chase|fill|source|call|ring|give|put|sort|assist|confirm|make|have (?:anyone|anybody|someone|a look|time)|know (?:anyone|anybody|someone|of)|got (?:anyone|anybody|someone)|think)|any (?:chance|luck|joy|ideas?|thoughts?)|how (?:are (?:you|things)|is (?:it|life|business)|was (?:the|your)|soon can)|(?:können|könnten|haben|hätten|kannst|könntest|hast|habt) (?:sie|du|ihr) (?:uns|mir|da|jemand\p{L}*|schon|noch|das|dabei|kurzfristig)|wie geht|(?:pouvez|pourriez|auriez|avez)[- ]vous (?:nous|m[’']|me|quelqu|déjà)|(?:peux|pourrais|as)[- ]tu (?:nous|m[’']|me|quelqu|déjà)|(?:tu peux|vous pouvez) (?:nous|m[’']|me|chercher|trouver)|ça va|comment (?:ça va|allez|vas)|(?:puedes?|podrías?|podéis|tienes?|tenéis) (?:ayudar|buscar|mirar|encontrar|alguien|a alguien|enviar|mandar)\p{L}*|qué tal|cómo (?:estás|está|va)|(?:puoi|potete|può|potrebbe|riesci|riesce|hai|avete) (?:aiutar|cercar|trovar|qualcuno|già|mandar)\p{L}*|come (?:stai|sta|va)|(?:kun|kunt|heb|heeft|zou) (?:je|jij|u|jullie) (?:ons|mij|me|iemand|helpen|al)|hoe (?:gaat|is het)|(?:pode|poderia|consegue|tem) (?:me |nos )?(?:ajudar|procurar|achar|alguém|mandar)|tudo (?:bem|bom|certo)|como (?:vai|está))(?!\p{L})/iu;

/** Whether a question of a brief is one to the recruiter. */
export const asksRecruiter = (statement: string): boolean =>
  /\?["”’']?\s*$/u.test(statement.trim()) && ASKS_RECRUITER.test(statement);
