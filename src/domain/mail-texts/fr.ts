import type { MailTexts } from './en.ts';

export const fr: MailTexts = {
  hello: 'Bonjour {name}',
  helloNobody: 'Bonjour',
  labelled: '{label} :',
  meantForYou: 'La page s’ouvre sans connexion et n’est destinée qu’à vous.',
  linkWorksUntil:
    'Le lien s’ouvre sans connexion et fonctionne jusqu’au {until}. Il n’est destiné qu’à vous.',
  optOut: 'Si vous ne souhaitez plus recevoir nos e-mails, dites-le-nous ici :',
  reminder: 'Rappel : {subject}',

  signInSubject: 'Se connecter chez {agency}',
  signInBody: 'Choisissez ici votre mot de passe, et vous êtes connecté(e) :',
  signInUntil: 'Le lien fonctionne une seule fois, jusqu’au {until}. Il n’est destiné qu’à vous.',
  confirmSubject: 'Confirmez votre adresse e-mail pour {agency}',
  confirmBody: 'Choisissez ici votre mot de passe, et l’espace d’essai de {agency} est ouvert :',
  confirmUntil:
    'Le lien fonctionne une seule fois, jusqu’au {until}. Si vous ne l’avez pas demandé, laissez-le : personne ne pourra rien faire dans cet espace.',

  appliedSubject: 'Votre candidature chez {agency} : {job}',
  appliedBody:
    'Merci d’avoir postulé : {job}. Votre candidature nous est parvenue et nous reviendrons vers vous.',
  appliedNotYou: 'Si ce n’était pas vous, laissez cet e-mail : il n’y aura pas de suite.',

  refereesSubject: 'Références pour {role}',
  refereesAsk:
    'Votre candidature est étudiée pour le poste {role}, et {agency} souhaite parler avec des personnes avec qui vous avez travaillé. Indiquez au moins deux personnes, et demandez-leur d’abord leur accord.',
  refereesAgain: 'Un bref rappel : {agency} attend encore vos références pour le poste {role}.',
  refereesLink: 'Indiquer vos références',
  referenceSubject: 'Une référence pour {name}',
  referenceAsk:
    '{name} est en relation avec {agency} et vous a indiqué comme une personne qui connaît son travail. Voulez-vous répondre à quelques questions ? Cela prend environ cinq minutes.',
  referenceAgain:
    'Un bref rappel : {name} vous a indiqué comme référence, et quelques mots de votre part aideraient.',
  referenceDecline: 'Si vous ne le souhaitez pas, vous pouvez le dire sur la page.',
  referenceLink: 'Répondre au sujet de {name}',

  screenSubject: 'Quelques questions sur le poste {role}',
  screenAsk:
    'Votre profil est étudié pour le poste {role}. {agency} a {questions, plural, one {# question} other {# questions}} pour vous, auxquelles vous répondez sur une page à vous, quand cela vous convient, par écrit ou à voix haute là où cela est proposé. Vous pouvez faire une pause, et demander à parler à une personne.',
  screenAgain:
    'Un bref rappel : {agency} a {questions, plural, one {# question} other {# questions}} pour vous sur le poste {role}.',
  screenUntil:
    'La page est ouverte jusqu’au {until}. Vous y voyez à quoi servent vos réponses avant de consentir à quoi que ce soit.',
  screenLink: 'Voir les questions',
  screenPerson: '{name} préfère parler de {job} avec une personne',
  screenPersonMore:
    'Un entretien est demandé à la place des questions de l’IA ; la candidature reste telle quelle.',

  candidatesSubject:
    '{candidates, plural, one {Une candidature} other {# candidatures}} pour le poste {role}',
  putForward:
    '{candidates, plural, one {Je souhaite vous présenter une candidature pour le poste {role}, avec un bref résumé de mes raisons.} other {Je souhaite vous présenter # candidatures pour le poste {role}, chacune avec un bref résumé de mes raisons.}}',
  allAnswered:
    '{candidates, plural, one {Voici à nouveau la page avec la candidature pour le poste {role}. Votre réponse y figure.} other {Voici à nouveau la page avec les # candidatures pour le poste {role}. Vous avez répondu pour chacune, et vos réponses y figurent.}}',
  youMayAnswer:
    'Vous pouvez demander un entretien, poser une question ou décliner. Votre réponse me parvient immédiatement.',
  reviewLink: '{candidates, plural, one {Voir la candidature} other {Voir les candidatures}}',
  answerSubject: 'Votre question sur {name} : {job}',
  answerAsked: 'Vous avez demandé au sujet de {name} :',
  answerLink: 'Ouvrir la page',
  specSubject: 'À découvrir : {headline}',
  specAgainSubject: 'Encore une fois : {headline}',
  specAsk:
    'Je connais quelqu’un qui pourrait vous intéresser, que vous ayez un poste ouvert ou non. Le profil est anonyme ; si vous souhaitez en savoir plus, un clic suffit.',
  specAgain:
    'Je vous ai écrit au sujet de cette personne il y a quelques jours. Souhaitez-vous en savoir plus, ou n’est-ce pas le moment ? Un clic suffit.',
  specNotice: 'Préavis : {notice}',
  specLink: 'Voir le profil',
  specAnswerSubject: 'Votre question : {headline}',

  theContact: 'Le contact',
  saysInterview: '{contact} ({client}) souhaite rencontrer {name} pour {job}',
  saysPass: '{contact} ({client}) décline {name} pour {job}',
  saysQuestion: '{contact} ({client}) a une question sur {name} pour {job}',
  saysInterested: '{contact} ({client}) s’intéresse à {name}',
  saysSpecQuestion: '{contact} ({client}) a une question sur {name}',
  saysNotNow: '{contact} ({client}) répond au sujet de {name} : pas pour le moment',
  timesThatSuit: 'Créneaux possibles :',
  rated: 'Note : {rating} sur 5.',

  heldSubject: 'En attente de votre décision : {label}',
  heldWaits: '{label} attend votre décision. Rien n’a quitté l’agence.',
  heldDecide: 'Pour libérer ou retirer : release_held avec record {id} et votre raison.',
  heldDecideAt:
    'Pour libérer ou retirer, ouvrez {url}, ou demandez à votre assistant d’utiliser release_held avec record {id} et votre raison.',

  introSubject: 'Votre présentation a pris fin : {headline}',
  listingGone: 'une annonce qui n’existe plus',
  introEnded: 'Votre présentation pour « {headline} » de {agency} a pris fin : {why}.',
  introOthers: 'D’autres annonces sont ouvertes sur la place de marché.',
  introOwner: 'une réponse a été donnée',
  introSender: 'elle a été retirée',
  introListingWithdrawn: 'l’annonce a été retirée',
  introListingFilled: 'le poste a été pourvu',
  introListingExpired: 'l’annonce a expiré',
  introTimeout: 'personne n’a répondu en 14 jours',

  interviewBooked: 'Invitation : {title}',
  interviewChanged: 'Modifié : {title}',
  interviewCancelled: 'Annulé : {title}',
  interviewWithoutYou: 'Sans vous : {title}',
  interviewTitle: 'Entretien : {name}, {role}',
  interviewRoleAt: '{job} chez {client}',
  interviewYours: 'votre entretien pour {role}',
  interviewOf: 'l’entretien de {name} pour {role}',
  interviewInvites: 'Vous êtes invité(e) : {interview}, organisé par {agency}.',
  interviewNow: 'Il y a un changement : {interview}, organisé par {agency}. Voici ce qui vaut maintenant.',
  interviewOff: 'Nous sommes désolés : {interview}, organisé par {agency}, n’aura pas lieu.',
  interviewGoesOn:
    'Votre présence n’est plus nécessaire : {interview}, organisé par {agency}, aura lieu sans vous.',
  interviewWhen: 'Quand : {when}',
  interviewWhenThere: 'Votre heure : {when}',
  interviewCallsYou: '{name} vous appelle au {number}.',
  interviewCallsWhere: '{name} vous appelle. Merci de répondre en indiquant le numéro où vous joindre.',
  interviewCallThem: 'Merci d’appeler {name} au {number}.',
  interviewAskNumber: '{name} vous donne le numéro à appeler.',
  interviewSpan: '{day}, {from} à {until} ({zone})',
  interviewHow: 'Comment : {format}',
  interviewLinkFollows: 'Comment : {format} (le lien suivra)',
  interviewWhere: 'Où : {place}',
  interviewJoin: 'Rejoindre : {url}',
  interviewWith: 'Avec : {names}',
  interviewVideo: 'Appel vidéo',
  interviewPhone: 'Appel téléphonique',
  interviewInPerson: 'Sur place',
  interviewTechnical: 'Entretien technique',
  interviewOffCalendar: 'L’annulation jointe le retire de votre agenda.',
  interviewAnswer:
    'Répondez à cet e-mail si l’horaire ne vous convient pas. L’invitation jointe l’inscrit dans votre agenda.',
};
