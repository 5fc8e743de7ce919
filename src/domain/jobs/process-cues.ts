import { AT_HOUSE } from './process-pieces.ts';
import { withoutDoneThere } from './process-sentences.ts';

/**
 * Whether a sentence tells how people are met before they are taken, by how many kinds of things it says: that people meet, by what means,
 * what they try, in what order, with whom of the house and for how long. No one word tells it, as each of them is the work itself elsewhere.
 */

/** What nothing else is called by than a meeting with somebody who applies. */
const INTERVIEW =
  /(?<!\p{L})(?:(?<!(?:at|after|before|during) )interviews?|(?:teams|zoom|video)intervju\p{L}*|i\/vs?(?!\p{L})|intervju\p{L}*|haastattelu\p{L}*|rozmow\p{L}+ kwalifikacyjn\p{L}+|interviewing|vorstellungs\p{L}*|bewerbungsgespräch\p{L}*|(?:erst|zweit|kennenlern|video|telefon)gespräch\p{L}*|kennenlernen|gespräche?|entre(?:tien|vue)s?|entrevist(?:a|as|ar\p{L}*|amos|emos)|colloqui[o]?|sollicitatie\p{L}*|kennismaking\p{L}*|gesprek(?:ken)?|(?:processo seletivo|proceso de selección|auswahlverfahren)|selection process|hiring process|vetting call|meet and greet)(?!\p{L})/iu;
/** What people do who meet. */
const MEETING =
  /(?<!\p{L})(?:chats?|calls?|meetings?|meet|meets|talk|natters?|k[oō]rero|brews?|cuppas?|chinwags?|sit[- ]downs?|sits? down|discussions?|träff\p{L}*|möte|samtal|møde|spotkani\p{L}+|telefonier\p{L}+|conversations?|bell|buzz|yarn|catch[- ]?ups?|coffee|koffie|kaffee|café|screens?|screening|rounds?|stages?|steps?|visits?|tours?|walk ?round|look (?:round|around)|(?:come|pop|drop|call|swing|head|stop) (?:into|in|out|over|by|down|up|along|round|to|and)|comes? (?:to|and)|see (?:them|people|him|her|the)|show (?:them|people|him|her) (?:round|around)|llamad[ao]s?|llam[oa]|reuni[oó]n\p{L}*|charla\p{L}*|encuentros?|venga|vengan|visita\p{L}*|telefonat\p{L}*|chiam\p{L}+|incontr\p{L}+|visite?|chiacchierat\p{L}+|échanges?|appel(?:le)?|rendez[- ]vous|rencontr\p{L}+|(?:se|nous) voit|(?:se|nous) voyons|anruf|anrufen|ruf\p{L}* an|termin|treffen|vorbeikommen|kommt? vorbei|rundgang|besichtigung|bellen|belletje|afspraak|langskomen|langs|komt kijken|videogesprek|conversas?|ligações?|ligação|ligo|chamadas?|reuniões|reunião)(?!\p{L})/iu;
/** By what means people meet. */
const MEANS =
  /(?<!\p{L})(?:(?:tele)?phone|telephonic|zoom|(?<!\p{Ll} (?<!(?:on|over|via|by|per|über|through|do|first|quick|short|ms|a|an|use|por|en|su|em|på|op|minute|minutes|mins|min|hour|then|with|and|mit|in|the|de|par|is|are|pour|met|med|to|will|be) ))teams|skype|google meet|webex|facetime|whats ?app|video\p{L}*|vídeo|online|in person|f2f|face[- ]to[- ]face|on[- ]?site|in[- ](?:store|school|clinic|branch|salon)|coup de (?:fil|téléphone)|bel (?:me|ons|ze)|visio\p{L}*|t[eé]l[eé]f\p{L}+|téléphon\p{L}+|vor ort|persönlich\p{L}*|sur (?:place|site)|présentiel|en persona|presencial\p{L}*|di persona|in presenza|in sede|op locatie|op kantoor|persoonlijk|pessoalmente)(?!\p{L})|(?<=\b(?:on|over|via|by|a|google) )Meet(?!\p{L})/iu;
/** What people try or show. */
const TRIAL =
  /(?<!\p{L})(?:trial|trade test|tests?|tasks?|exercises?|practicals?|demos?|(?:demo|sample|model|trial|mock) (?:lesson|class|session)|case stud(?:y|ies)|presentation|probe\p{L}*|schnupper\p{L}*|mitfahren|mitlaufen|hospit\p{L}+|arbeitsprobe|essai|mise en situation|prueba|prova|proef\p{L}*|meeloop\p{L}*|meedraai\p{L}*|teste|dia de experiência)(?!\p{L})/iu;
/** In what order. */
const ORDER =
  /(?<!\p{L})(?:then|sedan|därefter|så|potem|następnie|deretter|derefter|after (?:an? |the )?(?:call|chat|phone|zoom|teams|interview|meeting|video)|(?<=(?:en|daarna|,) )dan|followed by|follows|after (?:that|which)|afterwards|both(?= (?:at|in|by|on|via|here|over|face)(?!\p{L}))|first(?:ly)?|second(?:ly)?|1st|2nd|finally|finalists?|last|next|dann|danach|anschließend|zuerst|erst|zunächst|puis|ensuite|après|d[’']abord|luego|después|primero|segund[ao]|poi|dopo|prima|quindi|secondo|daarna|vervolgens|eerst|tweede|depois|primeir[ao])(?!\p{L})|→|->|(?<!\p{L})(?:step|stage|round|stufe|étape|fase|etapa|ronde) ?(?:\d|one|two|three|eins|zwei|un|deux|uno|dos|due)/iu;
/** With whom of the house. */
const HOST =
  /(?<!\p{L})(?:(?:with|w\/?|w|by|from|to|mit|avec|con|met|com) (?:me|myself|us|mir|uns|moi|nous|conmigo|mij|ons|mim|the|our|my|an?|two|three|both|dem|der|den|unser\p{L}*|le|la|les|el|los|il|de|het|él|ella)|(?<=(?:with|w\/|mit|avec|con|met|com) )\p{Lu}\p{L}+|conmigo|comigo|bij ons|bei uns|chez nous|da noi|con nosotros|hos oss|myself|owners?|managers?|mgrs?|directors?|partners?|principal|the board|panel|team lead\p{L}*|head of|founders?|hr|rh|the chef|gm|md|ceo|cfo|coo|deputy|supervisor|finalists?|geschäftsführ\p{L}*|inhaber\p{L}*|chef|gérante?|directrice|directeur|jefe|jefa|dueñ[oa]|titolare|responsabile|eigenaar|dono|gestor[a]?)(?!\p{L})/iu;
/** Somebody is asked to the house: "Come and see the farm, we'll talk in the shed". */
const INVITES =
  /^\W*(?:(?:they|he|she|people|just|then|have them|get them|ask them to)(?:['’]d| can| could| should| to|['’]ll)? )*(?:come|pop|drop|swing|call|head)s? (?:and|in|to|out|down|over|up|by|round)(?!\p{L})[^.]*(?:see|look|talk|chat|coffee|cuppa|brew|lunch|meet|yarn|visit|tour|day|hour|morning|show|walk|office|farm|site|shop)/iu;
/** Whoever writes sees those who apply: "Je le vois une heure à l'atelier", "kurz vorbeikommen reicht", "I'll meet them here". */
const SEES =
  /(?<!\p{L})(?:(?:i|we|[^.,;]{3,40} (?:and|&) (?:i|me))(?:['’]ll| will|['’]d| would)? (?:(?:just|only|like to|want to|always) )*(?:see|meet|ring|call|phone|talk to|speak to|zoom) (?:them|people|him|her|everyone|each)|(?:i|we)(?:['’]ll| will|['’]d| would)? (?:(?:just|only|like to|want to|always|probably) )*(?:have|get|pop|bring|invite|ask) (?:them|him|her|people|folk|['’]em) (?:to )?(?:\p{L}+ )?(?:over|in|round|up|down|out|here|teach|cook|drive|do|work|spend)|(?:^|[,.] )(?:just )?(?:have|get|pop|bring|invite|ask) (?:them|him|her|people|['’]em) (?:to )?(?:over|in|round|up|down|out|here|teach|cook|drive)|they(?:['’]d|['’]ll| will| would| can)? (?:(?:first|then|just|need to|have to) )*(?:meet|see|come (?:in|up|down|over|out|round|to|and)|sit down|talk to|speak to)|candidates (?:will|are|would|can) (?:be asked|asked|meet|come|have|be invited|be seen)|je (?:le|la|les) (?:vois|verrai|rencontre|reçois|appelle)|on (?:le|la|les) (?:voit|reçoit|rencontre)|(?:l[oa]s?|l[ae]s?) (?:veo|vemos|veré|recibo|llamo|conozco)|que (?:venga|vengan|pase|pasen)|(?:lo|la|li|le) (?:vedo|vediamo|incontro|incontriamo|chiamo|sentiamo)|passa(?:re)? da noi|ich (?:seh|treff|ruf|sprech)\p{L}* (?:sie|ihn|die|mit)|(?:kurz |einfach |mal )?vorbeikommen|kommen? (?:\p{L}+ )?vorbei|ik (?:zie|bel|spreek) (?:ze|hem|haar)|langskomen|passe[rz]? (?:nous voir|à l[’'a])|vien\p{L}+ nous voir|eu (?:vejo|ligo|converso))(?!\p{L})/iu;
/** What is tried by hand, which nothing but choosing somebody is called. */
const PRACTICAL =
  /(?<!\p{L})(?:(?:trade|road|drive|driving|weld(?:ing)?|cook(?:ing)?|climb|bench)(?: and \p{L}+| & \p{L}+)?[- ]tests?|(?:paid |unpaid )?(?:climb|cook|ride|taster|try-?out) (?:days?|shifts?|mornings?|afternoons?|sessions?)|ride[- ]alongs?|ride along|(?:half|full|one)[- ](?:a )?day['’]?s? (?:climb|ride|cook|drive|dig|groom|walk|service|weld)(?= with|\s*[,.;!]|\s*$)|working interviews?|sit(?:s|ting)? in on (?:an? |the |one )?(?:session|class|clinic|lesson|shift|surgery)|(?:\d+|one|an?|two|half an?) (?:days?|mornings?|hours?) (?:on (?:a|the|one of our) (?:jobs?|sites?)|with the (?:class|crew|kids|children|pupils|dogs|horses))|come (?:on|for) an? \p{L}+ (?:day|shift|run) and (?:shadow|help|watch)|hospitation(?:stag\p{L}*)?|mitgeh\p{L}*|proef(?:las|werk|les)\p{L}*|kodtest\p{L}*|(?:cook|serve|drive|bake|weld|climb|teach|ride|dig|groom|walk) (?:for )?(?:us )?(?:an? |one |half an? |two |\d )(?:\p{L}+ )?(?:days?|shifts?|hours?|mornings?|services?|lessons?|class(?:es)?)|teach (?:year|grade|form|standard) \w+|essai d(?:[’']une?|e) (?:\p{L}+ )?(?:nuit|journée|jour|heures?|service|soirée|matinée)|(?:paid |unpaid |work )?trial (?:afternoons?|evenings?|sessions?|lessons?|runs?)|dag(?:je)? mee(?:lopen|draaien)?|practical tests?|(?:paid |unpaid |work |kitchen |half[- ]day |full[- ]day )?trial (?:shifts?|days?|mornings?)|work trials?|half[- ]day trial|day['’]?s trial|probearbeiten|probetage?|schnuppertage?|(?:journée|demi-journée|service|soirée) d[’']essai|prueba práctica|día de prueba|prova pratica|giornata di prova|proefdag|proefrit|meeloopdag|teste prático|dia de teste)(?! (?:certificate|cert|passed))(?!\p{L})/iu;
/** For how long, and that it is no more than that. */
const LENGTH =
  /(?<!\p{L})(?:\d+ ?(?:-|to )?\d* ?(?:min\p{L}*|hours?|hrs?)|half an hour|an hour|half (?:a )?day|(?:a|un|ein(?:en)?|une|een|um) (?:day|afternoon|morning|shift|día|tag|vormittag|nachmittag|journée|matinée|giorno|giornata|mattina|dag|middag|ochtend|dia|manhã|turno)|quick|short|brief|informal|initial|intro\p{L}*|kurz\p{L}*|court[e]?|rapide|breve|cort[oa]|rápid[oa]|kort[e]?|velo[cz]\p{L}*)(?!\p{L})|(?<!\p{L})(?:two|three|2|3|zwei|drei|deux|trois|dos|tres|due|tre|twee|drie|dois|duas|one|a single|just the one|1x|2x) (?=(?:\p{L}+ )?(?:meetings?|chats?|calls?|rounds?|stages?|steps?|zooms|visits?|gespräch\p{L}*|entre(?:tien|vue)s|échanges|llamadas|reuniones|incontri|gesprek\p{L}*|conversas|colloqui))/iu;
/** Meetings, calls and tests that are the work. */
const OF_WORK =
  /(?<!\p{L})(?:(?<=^)you|you(?:['’]ll| will)|clients?|customers?|patients?|famil(?:y|ies)|suppliers?|vendors?|stakeholders?|parents|students?|pupils?|borrowers?|tenants|residents|guests?|visitors?|users?|debtors?|contractors|weekly|daily|monthly|quarterly|regular\p{L}*|minutes of|responsible|duties|experience(?:d)? (?:in|with|of)|conduct\p{L}*|schedul\p{L}*|coordinat\p{L}*|answer\p{L}*|minut(?:e|es|ing) of|per (?:day|week|month)|every|software|unit tests?|test (?:plans?|cases?|equipment|suites?|results?)|testing|kund\p{L}*|mandant\p{L}*|patient\p{L}*|lieferant\p{L}*|eltern|täglich\p{L}*|wöchentlich\p{L}*|clients|clientèle|patients|fournisseurs|quotidien\p{L}*|hebdo\p{L}*|clientes?|proveedores|pacientes|semanal\p{L}*|diari[ao]\p{L}*|clienti|fornitori|pazienti|settimanal\p{L}*|klanten|leveranciers|dagelijks\p{L}*|fornecedores|reports?|payroll|salary|shifts|shift (?:pattern|work|allowance|premium|loading|rota)|rota|on[- ]call|emergency|licen[cs]e|degree|diploma|years|jahre|anni|años|ans|jaar|anos)(?!\p{L})/iu;

/** That it is no more than that. */
const ENOUGH =
  /(?<!\p{L})(?:that['’]?s (?:it|all)|and that['’]s (?:it|that)|is all (?:it takes|there is|i need|we do)|dat is (?:het|alles)|das (?:war['’]?s|ist(?:['’]s)? alles)|c[’']est tout|y (?:ya|listo|nada más)|e basta|e só|det är (?:allt|det hela))(?!\p{L})/iu;

const EVERY_PRACTICAL = new RegExp(PRACTICAL.source, 'giu');

/** "$52 an hour, toolbox allowance, phone": what is paid for a time is no length of a meeting. */
const PAID_FOR =
  /(?:[$£€]\s?\d[\d.,]{0,14}k?(?:\s?(?:-|–|to)\s?[$£€]?\d[\d.,]{0,14}k?)?|(?<![\d.,])\d[\d.,]{0,14}\s?(?:[$£€]|(?:euros?|EUR|dollars?|pounds?|CHF)(?!\p{L})))\s?(?:gross |brutto? |bruts? )?(?:an?|per|\/|pro|die|de l[’']|par|por|la|all[’']|per)\s?(?:hour|hr|h|day|week|stunde|std|tag|heure|jour|hora|día|ora|giorno|uur|dag)(?!\p{L})/giu;

/** More words than anybody needs for it in one sentence. */
const MOST_WORDS = 38;

/** How much a sentence says of meeting people before they are taken; 0 where its words are those of the work. */
export function weightOfProcess(sentence: string): number {
  const said = sentence.trim().replaceAll(PAID_FOR, ' ');
  if (said.split(/\s+/).length > MOST_WORDS) return 0;
  const isInterview = INTERVIEW.test(said);
  const isTried = PRACTICAL.test(said);
  if (
    OF_WORK.test(withoutDoneThere(said.replaceAll(EVERY_PRACTICAL, ' '))) &&
    !/^\W*(?:the |our )?interviews?\b/iu.test(said)
  )
    return 0;
  const meets = MEETING.test(said);
  const others = [MEANS, TRIAL, ORDER, HOST, LENGTH, AT_HOUSE].filter((words) => words.test(said)).length;
  // A medium, a trial or an order alone is none: somebody meets, or is tried.
  const isInvited = INVITES.test(said) || SEES.test(said);
  // "40 mins on Teams, that's it".
  const isLine =
    MEANS.test(said) &&
    /\d ?(?:min|hours?|hrs?)|(?:half )?an hour/iu.test(said) &&
    said.split(/\s+/).length < 9;
  const isMet =
    isInterview ||
    meets ||
    isInvited ||
    isLine ||
    (MEANS.test(said) && (HOST.test(said) || ORDER.test(said)));
  if (!isMet && !isTried && !(TRIAL.test(said) && others > 1)) return 0;
  const weight =
    (isInterview ? 2 : 0) +
    (meets ? 1 : 0) +
    others +
    (isInvited ? 2 : 0) +
    (isTried ? 3 : 0) +
    Number(isLine) +
    Number(ENOUGH.test(said));
  return weight > 2 || isInterview || MEANS.test(said) ? weight : 0;
}
