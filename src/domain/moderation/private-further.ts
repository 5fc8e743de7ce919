import { PRIVATE_ABROAD } from './private-abroad.ts';
import type { PrivateFact } from './types.ts';

// The edge of a word, also of one that begins or ends with a letter that English has not.
const EDGE = String.raw`(?:(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])(?![\p{L}\p{N}]))`;
const rx = (patterns: readonly string[]): RegExp =>
  new RegExp(patterns.join('|').replaceAll(String.raw`\b`, EDGE), 'giu');
const SUM = String.raw`\d[\d.,]*(?: ?(?:k|mil|mille|tausend|€|euros?|brut\p{L}*|net\p{L}*|lpa|lakhs?)(?!\p{L}))`;

/** What is sold, hired or treated at work goes by the same words. */
const AS_WORK =
  /(?<!\p{L})(?:clients?|customers?|patients?|patienten|clientes?|kunden|pazienti|pacientes|patiënten|klanten|suppliers?|negotiat\w*|klinik|clinic|clinique|clínica|station|ward|service|abteilung|therapeut\w*|pfleg\w*|nurse|candidates|offers? made|managed|recruit\w*)(?!\p{L})/iu;

/** How much somebody would move for, earns or was offered elsewhere, and what they asked to be kept back; the same in five other languages. */
export const PRIVATE_FURTHER: readonly { about: PrivateFact; pattern: RegExp; unless?: RegExp }[] = [
  ...PRIVATE_ABROAD,
  {
    about: 'pay',
    pattern: rx([
      String.raw`(?:\b(?:would|will|could|might|to)|['’](?:d|ll)) (?:\p{L}+ly |probably |happily |still |even |quietly )?(?:take|accept|settle (?:for|at)|go as low as|sign (?:for|at)|come (?:down|over|across) (?:to|for)|drop (?:down )?to|do it for|budge (?:to|for)) (?:about |around |as low as |as little as )?(?:[$£€]|aud |usd |gbp |nzd |eur |rs\.? ?|₹)?\d[\d.,]*(?: ?(?:k|grand|lpa|lakhs?|a year|per annum|pa|p\.a\.)\b| (?:if|when|for the right|at a push|tops|base|plus)\b|(?=[.;!]?$))`,
      String.raw`\b(?:current|present|last|existing|fixed|in-hand|drawn) (?:\p{L}+ )?(?:ctc|salary|package|pay|wage)(?: is| of| at| being| stands at| sits at| was|:| =)? ?(?:about |around |roughly )?(?:rs\.? ?|inr |aud |gbp |usd |[$£€₹] ?)?\d`,
      String.raw`\b(?:verdient|bezieht|bekommt) (?:\p{L}+ )?(?:aktuell|derzeit|zurzeit|momentan|heute|jetzt)\b[^.;]{0,25}${SUM}|\b(?:aktuell|derzeit|zurzeit|momentan)\b[^.;]{0,20}\b(?:verdient|gehalt|bruttojahres\w*|bei)\b[^.;]{0,20}\d`,
      String.raw`\b(?:gagne|touche|perçoit|est à) (?:(?:actuellement|aujourd['’]hui)[^.;]{0,15})?${SUM}|\b(?:salaire|rémunération|package) actuel\w*\b[^.;]{0,15}\d`,
      String.raw`\b(?:cobra|gana|percibe) (?:(?:ahora|actualmente|hoy)[^.;]{0,12})?${SUM}|\b(?:sueldo|salario) actual\b[^.;]{0,15}\d`,
      String.raw`\b(?:guadagna|prende|percepisce) (?:(?:ora|oggi|attualmente)[^.;]{0,12})?${SUM}|\b(?:stipendio|ral) attuale\b[^.;]{0,15}\d`,
      String.raw`\b(?:verdient) (?:nu|momenteel)\b[^.;]{0,15}\d|\bhuidig\w* salaris\b[^.;]{0,15}\d`,
    ]),
    unless: AS_WORK,
  },
  {
    about: 'confidence',
    pattern: rx([
      String.raw`\b(?:has|have|holds?|got|sitting on|weighing|expects?|there is|with) (?:already )?(?:one more|one other|a second|a third|a further|a rival|a competing|a counter|a written|a verbal)[- ]?(?:job )?offers?\b`,
      String.raw`\b(?:told|asked|begged|wants|wanted|made|trusts) (?:us|me|the agency|you) (?:not|never) to (?:share|tell|mention|pass|say|disclose|let|repeat)`,
      String.raw`\b(?:keep|kept) (?:this|that|it) (?:to yourself|to ourselves|between (?:us|ourselves)|quiet|under (?:your|the) (?:hat|radar))\b`,
      String.raw`\b(?:hat|habe) (?:bereits |schon |noch )?(?:ein|zwei|das|weitere) (?:weiteres |anderes |zweites )?(?:angebote?|vertrag) (?:von|bei|vorliegen|auf dem tisch)`,
      String.raw`\b(?:a|ont) (?:déjà )?(?:une autre|une|deux) (?:autre )?(?:offres?|propositions?) (?:chez|de chez|d['’]un|ailleurs|en cours)`,
      String.raw`\b(?:tiene|tienen) (?:otra|una|dos) (?:oferta|ofertas) (?:de|en|sobre)`,
      String.raw`\b(?:ha) (?:un['’]altra|già un['’]|due) ?(?:offerta|offerte)`,
      String.raw`\b(?:heeft) (?:nog )?(?:een|twee) (?:ander |andere )?(?:aanbod|aanbiedingen?)`,
      String.raw`\b(?:scheidung|sorgerecht\w*|getrennt lebend|trennung von (?:sein|ihr)\w*|en plein divorce|(?:son|sa) divorce|garde des enfants|(?:su|en pleno) divorcio|custodia de|(?:sua|suo|in fase di) (?:separazione|divorzio)|zijn scheiding|haar scheiding|in scheiding)\b`,
      String.raw`\b(?:im vertrauen|vertraulich gesagt|unter uns|entre nous|entre nosotros|in confidenza|onder ons gezegd)\b`,
    ]),
    unless: AS_WORK,
  },
  {
    // Of the person, without a subject as notes have it: "On 54,000 at present", "Makes $185K base today".
    about: 'pay',
    pattern: rx([
      String.raw`(?<=^\W*|\b(?:he|she|they|is|are|currently|now) )(?:makes?|earns?|earning|making|on|gets?|paid|pulls? in|takes? home) (?:about |around |roughly |just (?:over|under) |a )?(?:[$£€]|aud |usd |gbp |nzd |eur )?\d[\d.,]*(?: ?k| ?grand)?(?![\d%])[^.;]{0,20}\b(?:base|package|basic|today|now|currently|at present|at the moment|in (?:rsus|stock|equity|shares)|plus (?:a )?(?:bonus|super|car|commission|equity)|ote)\b`,
    ]),
    unless: AS_WORK,
  },
  {
    about: 'confidence',
    pattern: rx([
      String.raw`\b(?:filed|files|lodged|raised|made|brought|started|has|put in) (?:a |an |his |her |their )(?:formal |internal |discrimination |tribunal |pay )*(?:complaint|grievance|claim|lawsuit|suit|dispute) (?:against|with|about|over)\b[^.;]{0,15}\b(?:employer|boss|manager|company|firm|supervisor|director)\b|\b(?:suing|sues|sued|taking|took) (?:his|her|their) (?:\p{L}+ )?(?:employer|boss|company|firm)(?: to (?:court|tribunal|the tribunal))?\b`,
    ]),
    unless: AS_WORK,
  },
  {
    about: 'notice',
    pattern: rx([
      String.raw`\b(?:has not|hasn['’]t|have not|haven['’]t|not yet|yet to|still to|about to|plans? to|going to) (?:yet )?(?:hand(?:ed)?|give|given|put) (?:in )?(?:his |her |their )?(?:notice|resignation)\b(?: in\b)?`,
      String.raw`\b(?:chef|chefin|arbeitgeber\w*|vorgesetzt\w*|firma|team|kollegen)\b[^.;,]{0,30}\b(?:weiß|weiss|wissen|ahnt|ahnen)\b[^.;,]{0,20}\b(?:nichts?|noch nicht|keine ahnung)\b(?=[.,;!]|$| davon| von| dass)|\bdarf\b[^.;]{0,30}\b(?:nicht|nichts) (?:erfahren|davon|wissen)\b|\bnoch nicht gekündigt\b`,
      String.raw`\b(?:employeur|patron\w*|chef\w*|manager|boîte|équipe|direction)\b[^.;]{0,25}\b(?:(?:n['’]est|ne sont) pas (?:encore )?au courant|(?:ne sait|ne savent) (?:rien|pas encore|pas(?= que| qu['’]|[.,;]|$))|ignore qu)|\bn['’]a pas (?:encore )?(?:posé sa )?(?:démission\w*|annoncé)\b`,
      String.raw`\b(?:jef[ea]|empresa|empleador)\b[^.;]{0,20}\b(?:no lo sabe|no sabe (?:nada|todavía|aún|que)|no saben nada)\b`,
      String.raw`\b(?:capo|azienda|datore)\b[^.;]{0,20}\bnon (?:lo )?(?:sa|sanno)\b`,
      String.raw`\b(?:baas|werkgever|leidinggevende)\b[^.;]{0,20}\b(?:weet|weten)\b[^.;]{0,12}\b(?:niet|niets|nog niet)\b`,
    ]),
  },
  {
    about: 'health',
    pattern: rx([
      String.raw`\b(?:his|her|their|from|following|since|had|after|with) (?:an? )?(?:\p{L}+ )?burn-?outs?\b`,
      String.raw`\b(?:having|getting|gets|has|had|needs?) (?:an? |his |her |their )(?:\p{L}+ )?(?:knees?|hips?|back|shoulders?|hernia|cataracts?|gallbladder|prostate|heart) (?:done|fixed|replaced|operated|out|seen to|looked at)\b`,
      String.raw`\b(?:seinem|ihrem|einem|dem|nach|wegen) (?:\p{L}+ )?(?:burn-?out|bandscheibenvorfall|schlaganfall|herzinfarkt|zusammenbruch|reha|krebserkrankung|klinikaufenthalt)\b|\b(?:krankgeschrieben|krankschreibung|(?:seine|ihre) (?:krankheit|erkrankung|depression\w*|operation|reha)|an (?:krebs|depressionen) erkrankt)\b`,
      String.raw`\b(?:son|sa|un|une|d['’]un|après|pour) (?:\p{L}+ )?(?:burn-?out|arrêt (?:de travail|maladie)|dépression|cancer|chimio\w*|opération (?:du|de la|au))\b|\ben arrêt (?:maladie|de travail)?\b`,
      String.raw`\b(?:de baja (?:médica|por)|su (?:depresión|cáncer|operación|enfermedad)|una depresión|tras (?:un cáncer|una operación|un infarto))\b`,
      String.raw`\b(?:(?:la )?sua (?:malattia|depressione)|in malattia|dopo (?:un|l['’]) ?(?:intervento|infarto|operazione|tumore|esaurimento))\b`,
      String.raw`\b(?:(?:zijn|haar|een) (?:burn-?out|depressie|ziekte|operatie|hartinfarct)|met ziekteverlof|overspannen)\b`,
    ]),
    unless: AS_WORK,
  },
];
