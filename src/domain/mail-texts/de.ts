import type { MailTexts } from './en.ts';

export const de: MailTexts = {
  hello: 'Guten Tag {name}',
  helloNobody: 'Guten Tag',
  labelled: '{label}:',
  meantForYou: 'Die Seite braucht keine Anmeldung und ist nur für Sie bestimmt.',
  linkWorksUntil: 'Der Link braucht keine Anmeldung und gilt bis {until}. Er ist nur für Sie bestimmt.',
  optOut: 'Wenn Sie keine E-Mails mehr von uns erhalten möchten, sagen Sie es uns hier:',
  reminder: 'Erinnerung: {subject}',

  signInSubject: 'Anmelden bei {agency}',
  signInBody: 'legen Sie hier Ihr Passwort fest, dann sind Sie angemeldet:',
  signInUntil: 'Der Link gilt einmal, bis {until}. Er ist nur für Sie bestimmt.',
  confirmSubject: 'Bestätigen Sie Ihre E-Mail-Adresse für {agency}',
  confirmBody: 'legen Sie hier Ihr Passwort fest, dann ist der Testbereich von {agency} offen:',
  confirmUntil:
    'Der Link gilt einmal, bis {until}. Wer nicht darum gebeten hat, lässt ihn ungenutzt: Dann kann niemand in dem Bereich etwas tun.',

  appliedSubject: 'Ihre Bewerbung bei {agency}: {job}',
  appliedBody:
    'vielen Dank für Ihre Bewerbung als {job}. Sie ist bei uns angekommen, und wir melden uns bei Ihnen.',
  appliedNotYou:
    'Wenn Sie sich nicht beworben haben, lassen Sie diese E-Mail liegen: Es geschieht nichts weiter.',

  refereesSubject: 'Referenzen für {role}',
  refereesAsk:
    'Sie sind für die Stelle {role} im Gespräch, und {agency} möchte mit Menschen sprechen, mit denen Sie gearbeitet haben. Nennen Sie bitte mindestens zwei Personen, und fragen Sie diese zuerst, ob sie einverstanden sind.',
  refereesAgain: 'eine kurze Erinnerung: {agency} braucht noch Ihre Referenzpersonen für die Stelle {role}.',
  refereesLink: 'Referenzpersonen nennen',
  referenceSubject: 'Eine Referenz für {name}',
  referenceAsk:
    '{name} bewirbt sich über {agency} und hat Sie als jemanden genannt, der die eigene Arbeit kennt. Würden Sie einige Fragen beantworten? Es dauert etwa fünf Minuten.',
  referenceAgain:
    'eine kurze Erinnerung: {name} hat Sie als Referenz genannt, und ein paar Worte von Ihnen helfen.',
  referenceDecline: 'Wenn Sie das lieber nicht möchten, können Sie es auf der Seite sagen.',
  referenceLink: 'Fragen zu {name} beantworten',

  screenSubject: 'Einige Fragen zur Stelle {role}',
  screenAsk:
    'Sie sind für die Stelle {role} im Gespräch. {agency} hat {questions, plural, one {# Frage} other {# Fragen}} an Sie, die Sie auf einer eigenen Seite beantworten, wann es Ihnen passt, schriftlich oder gesprochen, wo das angeboten wird. Sie können unterbrechen und stattdessen um ein Gespräch mit einem Menschen bitten.',
  screenAgain:
    'eine kurze Erinnerung: {agency} hat {questions, plural, one {# Frage} other {# Fragen}} an Sie zur Stelle {role}.',
  screenUntil:
    'Die Seite ist bis {until} offen. Dort sehen Sie, wofür Ihre Antworten verwendet werden, bevor Sie in etwas einwilligen.',
  screenLink: 'Fragen ansehen',
  screenPerson: '{name} möchte über {job} lieber mit einem Menschen sprechen',
  screenPersonMore:
    'Statt der Fragen der KI wird um ein Gespräch gebeten; die Bewerbung bleibt, wie sie ist.',

  candidatesSubject: '{candidates, plural, one {Eine Person} other {# Personen}} für die Stelle {role}',
  putForward:
    '{candidates, plural, one {ich möchte Ihnen für die Stelle {role} eine Person vorschlagen, mit einer kurzen Begründung.} other {ich möchte Ihnen für die Stelle {role} # Personen vorschlagen, jeweils mit einer kurzen Begründung.}}',
  allAnswered:
    '{candidates, plural, one {hier ist noch einmal die Seite mit der vorgeschlagenen Person für die Stelle {role}. Ihre Antwort steht dort.} other {hier ist noch einmal die Seite mit den # vorgeschlagenen Personen für die Stelle {role}. Sie haben zu allen geantwortet; Ihre Antworten stehen dort.}}',
  youMayAnswer:
    'Sie können um ein Gespräch bitten, eine Frage stellen oder absagen. Ihre Antwort erreicht mich sofort.',
  reviewLink: '{candidates, plural, one {Vorschlag ansehen} other {Vorschläge ansehen}}',
  answerSubject: 'Ihre Frage zu {name}: {job}',
  answerAsked: 'Sie haben zu {name} gefragt:',
  answerLink: 'Seite öffnen',
  specSubject: 'Vielleicht für Sie: {headline}',
  specAgainSubject: 'Noch einmal: {headline}',
  specAsk:
    'ich kenne jemanden, der für Sie interessant sein könnte, ob Sie gerade eine Stelle offen haben oder nicht. Das Profil ist anonym; wenn Sie mehr wissen möchten, genügt ein Klick.',
  specAgain:
    'vor einigen Tagen habe ich Ihnen über diese Person geschrieben. Möchten Sie mehr wissen, oder passt es gerade nicht? Ein Klick genügt.',
  specNotice: 'Kündigungsfrist: {notice}',
  specLink: 'Profil ansehen',
  specAnswerSubject: 'Ihre Frage: {headline}',

  theContact: 'Die Kontaktperson',
  saysInterview: '{contact} ({client}) möchte {name} für {job} kennenlernen',
  saysPass: '{contact} ({client}) sagt {name} für {job} ab',
  saysQuestion: '{contact} ({client}) hat eine Frage zu {name} für {job}',
  saysInterested: '{contact} ({client}) interessiert sich für {name}',
  saysSpecQuestion: '{contact} ({client}) hat eine Frage zu {name}',
  saysNotNow: '{contact} ({client}) sagt zu {name}: zurzeit nicht',
  timesThatSuit: 'Passende Zeiten:',
  rated: 'Bewertung: {rating} von 5.',

  heldSubject: 'Wartet auf Sie: {label}',
  heldWaits: '{label} wartet auf Sie. Nichts davon hat die Agentur verlassen.',
  heldDecide: 'Zum Freigeben oder Zurückziehen: release_held mit record {id} und Ihrer Begründung.',
  heldDecideAt:
    'Zum Freigeben oder Zurückziehen öffnen Sie {url}, oder lassen Sie Ihren Assistenten release_held mit record {id} und Ihrer Begründung verwenden.',

  introSubject: 'Ihr Vorschlag ist beendet: {headline}',
  listingGone: 'ein Angebot, das es nicht mehr gibt',
  introEnded: 'Ihr Vorschlag zu „{headline}“ von {agency} ist beendet: {why}.',
  introOthers: 'Auf dem Marktplatz stehen weitere Angebote offen.',
  introOwner: 'er wurde beantwortet',
  introSender: 'er wurde zurückgezogen',
  introListingWithdrawn: 'das Angebot wurde zurückgezogen',
  introListingFilled: 'die Stelle wurde besetzt',
  introListingExpired: 'das Angebot ist abgelaufen',
  introTimeout: 'in 14 Tagen hat niemand geantwortet',

  interviewBooked: 'Einladung: {title}',
  interviewChanged: 'Geändert: {title}',
  interviewCancelled: 'Abgesagt: {title}',
  interviewWithoutYou: 'Ohne Sie: {title}',
  interviewTitle: 'Gespräch: {name}, {role}',
  interviewRoleAt: '{job} bei {client}',
  interviewYours: 'Ihr Gespräch für {role}',
  interviewOf: 'das Gespräch von {name} für {role}',
  interviewInvites: 'hiermit laden wir Sie ein: {interview}, vereinbart von {agency}.',
  interviewNow: 'es gibt eine Änderung: {interview}, vereinbart von {agency}. Es gilt nun Folgendes.',
  interviewOff: 'leider fällt aus: {interview}, vereinbart von {agency}.',
  interviewGoesOn:
    'Sie brauchen nicht dabei zu sein: {interview}, vereinbart von {agency}, findet ohne Sie statt.',
  interviewWhen: 'Wann: {when}',
  interviewWhenThere: 'Ihre Ortszeit: {when}',
  interviewCallsYou: '{name} ruft Sie an unter {number}.',
  interviewCallsWhere:
    '{name} ruft Sie an. Bitte antworten Sie mit der Nummer, unter der Sie zu erreichen sind.',
  interviewCallThem: 'Bitte rufen Sie {name} an: {number}.',
  interviewAskNumber: 'Die Nummer für den Anruf gibt Ihnen {name}.',
  interviewSpan: '{day}, {from} bis {until} ({zone})',
  interviewHow: 'Wie: {format}',
  interviewLinkFollows: 'Wie: {format} (der Link folgt)',
  interviewWhere: 'Wo: {place}',
  interviewJoin: 'Teilnehmen: {url}',
  interviewWith: 'Mit: {names}',
  interviewVideo: 'Videoanruf',
  interviewPhone: 'Telefonat',
  interviewInPerson: 'Vor Ort',
  interviewTechnical: 'Fachgespräch',
  interviewOffCalendar: 'Die angehängte Absage nimmt den Termin aus Ihrem Kalender.',
  interviewAnswer:
    'Antworten Sie auf diese E-Mail, wenn Ihnen die Zeit nicht passt. Die angehängte Einladung trägt den Termin in Ihren Kalender ein.',
};
