import type { Catalogue } from '../en/index.ts';

export const refusals: Catalogue['refusals'] = {
  noSuchLink: 'Ce lien n’existe pas. Copiez-le en entier depuis l’e-mail.',
  noSuchPage: 'Cette page n’existe pas. Copiez le lien en entier depuis l’e-mail.',
  noSuchContractorPage:
    'Cette page n’existe pas. Copiez le lien en entier, ou demandez-en un nouveau à votre agence.',
  newerLink:
    'Un lien plus récent a remplacé celui-ci. Utilisez le dernier que votre agence vous a envoyé, ou demandez-en un autre.',
  contractorLinkOver: 'Ce lien était valable 60 jours. Demandez-en un nouveau à votre agence.',
  noPageHere: 'Il n’y a pas de page à cette adresse.',
  noAd: 'Cette offre n’est plus publiée. Le poste est peut-être pourvu.',
  noPool: 'Il n’y a à cette adresse aucun vivier que l’on puisse rejoindre.',
  tooOftenMinutes:
    'Cette demande a été faite trop souvent depuis votre adresse. Attendez {wait} minutes et réessayez.',
  tooOftenHours:
    'Cette demande a été faite trop souvent depuis votre adresse. Attendez {wait} heures et réessayez.',
  fileTooLarge: 'Le fichier dépasse {size} Mo.',
  bodyTooLarge: 'La requête dépasse les {size} Mo acceptés ici.',
  notWhole: 'Le formulaire n’est pas arrivé en entier. Envoyez-le de nouveau.',
  noCvType: 'Ce n’est pas un document PDF ou Word. Enregistrez-le dans l’un de ces formats.',
  noPaperType:
    'Ce n’est ni un PDF, ni une image, ni un document Word. Enregistrez-le dans l’un de ces formats et renvoyez-le.',
  rateNumber: 'Écrivez le tarif sous forme de nombre, par exemple 650.',
  fileOrWords: 'Choisissez un fichier, ou écrivez quelques mots à votre agence à ce sujet.',
  notYet: 'Ce jour n’est pas encore arrivé.',
  endBeforeIssue: 'La fin ne peut pas précéder la délivrance.',
  manyWait:
    '{count} documents attendent déjà d’être vérifiés. Demandez à votre agence de les vérifier, puis envoyez-en d’autres.',
  answerOneQuestion: 'Répondez à au moins une des questions.',
  ownAddress: 'C’est votre propre adresse ; indiquez celle de votre référence.',
  sameAddress: 'Chaque référence doit avoir sa propre adresse.',
  answeredAlready: 'Vous avez déjà répondu. Merci ; il n’y a rien d’autre à faire.',
  namedAlready: 'Vous avez déjà indiqué vos références. Merci ; il n’y a rien d’autre à faire.',
  referenceLinkOver: 'Ce lien était valable 14 jours. Demandez-en un nouveau à l’agence.',
  nothingMoreHere: 'L’agence ne vous demande plus rien ici. Merci.',
  noAnswersNow:
    'Rien n’a été conservé : cette page n’accepte pas de réponses maintenant. Ouvrez-la de nouveau.',
  noRecording: 'Aucun enregistrement n’est arrivé. Enregistrez de nouveau votre réponse.',
  recordingNotOffered: 'L’enregistrement n’est pas proposé ici. Écrivez plutôt votre réponse.',
  noRecordingType: 'Cet enregistrement ne peut pas être écouté ici. Recommencez, ou écrivez votre réponse.',
  noSuchQuestion: 'Cette question n’existe pas. Revenez à la page et répondez à celles qui s’affichent.',
  answerOneFirst:
    'Répondez d’abord à au moins une des questions, ou demandez plutôt à parler avec une personne.',
  screenOver: 'Cette page a été ouverte pendant 7 jours. Demandez un échange à l’agence.',
  handedOver: 'Vous avez déjà remis vos réponses. Merci ; il n’y a rien d’autre à faire.',
  agencyName: 'Indiquez le nom de votre agence.',
  yourName: 'Indiquez votre nom.',
  yourEmail: 'Indiquez une adresse e-mail, par exemple mia@agency.example.',
  noProvider:
    'Aucun fournisseur d’identité n’est défini pour cette agence. Connectez-vous avec votre mot de passe.',
  proveFirst:
    'Prouvez d’abord que c’est bien vous : votre dernière confirmation date de plus de cinq minutes, et rien n’a été modifié.',
  codesStandIn: 'Les codes de récupération remplacent une clé d’accès. Ajoutez d’abord une clé d’accès.',
  wrongToken:
    'Ce jeton ne configure rien. Copiez en entier celui que la console a affiché ; il ne fonctionne qu’une fois. S’il est perdu, lancez deskhand setup sur la machine du service.',
  wrongPassword: 'L’adresse e-mail ou le mot de passe est incorrect.',
  noSuchPasswordLink:
    'Ce lien n’existe pas. Copiez-le en entier, ou demandez-en un nouveau à un administrateur.',
  wrongCode:
    'Ce n’est pas un de vos codes de récupération, ou il a déjà été utilisé. Chacun ne fonctionne qu’une fois.',
  noSignUp:
    'Ce lien ne confirme aucune inscription. Ouvrez-le tel qu’il figure dans l’e-mail, ou inscrivez-vous de nouveau.',
  oldPasswordLink: 'Ce lien est trop ancien. Demandez-en un nouveau à un administrateur de votre agence.',
  usedPasswordLink:
    'Ce lien a déjà été utilisé, ou un plus récent l’a remplacé. Demandez-en un nouveau à un administrateur.',
  passkeyHere: 'Cette clé d’accès est déjà enregistrée ici. Utilisez-en une autre.',
  signInEnded: 'Cette connexion a pris fin. Recommencez avec votre mot de passe.',
  hasPasskey: 'Vous avez déjà une clé d’accès. Reconnectez-vous avec elle.',
  accessPaused: 'Votre accès est suspendu. Un administrateur de votre agence peut vous réactiver.',
  onlyPasskey:
    'Votre agence demande une clé d’accès à chacun, et celle-ci est votre seule. Ajoutez-en d’abord une autre.',
  manyAttempts: 'Il y a eu trop de tentatives. Attendez {wait} minutes et réessayez.',
  shortPassword: 'Utilisez au moins {count} caractères ; quelques mots se retiennent facilement.',
  longPassword: 'Utilisez au plus {count} caractères.',
  samePassword: 'Utilisez des caractères plus variés.',
  addressPassword: 'Utilisez autre chose que votre adresse e-mail.',
  commonPassword:
    'C’est parmi les premiers que d’autres essaieraient. Utilisez quelques mots sans rapport entre eux.',
  noApproval:
    'Cette demande d’approbation n’existe pas dans cette agence. Ouvrez son adresse telle qu’elle a été donnée, ou voyez ce qui attend sous Approbations.',
  emailTaken:
    '{name} ({id}) a déjà cette adresse e-mail. Modifiez cette personne, ou indiquez une autre adresse.',
  emailHeld: '{name} a déjà l’adresse e-mail {email}.',
  lastAdmin:
    '{name} est le dernier administrateur actif de l’agence. Donnez d’abord ce rôle à une autre personne.',
  accountEnded: 'Ce compte de service est révoqué, et rien ne le rétablit. Créez-en un nouveau.',
  agencySignsInAt:
    '{agency} se connecte avec son fournisseur d’identité, et non avec des mots de passe : {address}',
  noPasswords:
    'Les personnes de cette agence se connectent avec son fournisseur d’identité, et non avec des mots de passe : {address}',
  pictureTooLarge: 'L’image dépasse {size} ko. Réduisez-la : 400 pixels de large suffisent.',
  noPicture: 'Ce n’est pas une image PNG, JPEG ou WebP. Enregistrez-la dans un de ces formats.',
  signInWithItOnce:
    'Connectez-vous une fois vous-même avec le fournisseur avant de désactiver les mots de passe, sans quoi plus personne ne pourrait entrer.',
  noRecord: 'Cette fiche n’existe pas dans cette agence, ou elle n’a pas de page.',
  agreeFirst: 'Rien n’a été conservé : acceptez d’abord l’usage qui sera fait de vos réponses.',
  approvedByAdmins: 'Les honoraires, les clés et les rôles sont approuvés par l’administration de l’agence.',
  approvedByLeads: 'Cela est approuvé par l’administration ou un responsable d’équipe de l’agence.',
  approvalExpired:
    'Cette demande d’approbation a expiré ; la personne ou le programme à son origine peut la renvoyer.',
  notWhatWasShown: 'La demande n’est plus celle qui a été montrée. Rouvrez sa page et lisez-la.',
  changedSinceOpened:
    'Ce qu’elle ferait a changé depuis l’ouverture de cette page, et rien n’a été fait. Lisez ce qu’elle ferait maintenant, puis décidez.',
  decidedAlready: 'La décision a déjà été prise ; elle ne se prend qu’une fois.',
  signedInAllows: 'Seule une personne connectée peut autoriser une connexion.',
  connectionDecided: 'Cette connexion n’attend plus (statut : {status}).',
  adminsOnly:
    'Cette page est réservée à l’administration de l’agence. Demandez-lui de faire ce pour quoi vous êtes venu.',
  reviewUnopened: 'Ce lien n’est pas encore ouvert. Demandez à votre consultant quand il le sera.',
  reviewRevoked: 'Ce lien n’est plus utilisé. Demandez-en un autre à votre consultant.',
  reviewExpired: 'Ce lien a expiré. Demandez à votre consultant de le renvoyer.',
  notPutForward: '{name} n’est plus présenté pour ce poste. Votre consultant peut vous en dire plus.',
  adClosed: 'Cette offre n’est plus publiée.',
  notSignedInAt:
    'La connexion avec le fournisseur d’identité de votre agence n’a pas fonctionné : {why}. Réessayez, ou adressez-vous à l’administration de votre agence.',
  providerSilent:
    'Le fournisseur d’identité de l’agence n’a pas dit depuis {since} si {name} a toujours accès. Réessayez dans un instant ; si cela dure, l’administration vérifie ses réglages sur /people/provider.',
  passkeyNotTaken: 'La clé d’accès n’a pas été acceptée : {why}. Réessayez.',
  passkeysNeedHost:
    'Les navigateurs n’acceptent les clés d’accès qu’à un nom d’hôte en HTTPS, et ce service est joint à l’adresse {address}. La personne qui l’exploite donne à PUBLIC_URL une telle adresse.',
  manyPasskeys: 'Vous avez {count} clés d’accès. Supprimez-en d’abord une que vous n’utilisez pas.',
  whyAnswer: 'sa réponse n’est pas valable',
  whySignature: 'sa signature n’est pas valable',
  whyNoneOfYours: 'ce n’est pas une des vôtres',
  whySomebodyElses: 'elle appartient à quelqu’un d’autre',
  whyNoAnswer: 'le navigateur n’a pas envoyé de réponse',
  whyOpenTooLong: 'la page est restée ouverte trop longtemps, ou sa question a déjà reçu une réponse',
  whyUsedElsewhere: 'elle vient d’être utilisée ailleurs',
  whyNoneSet: 'aucun n’est défini pour cette agence',
  whyOtherBrowser: 'elle a été commencée dans un autre navigateur',
  whyTookTooLong: 'cela a pris trop de temps',
  whyNotReadable: 'sa réponse est illisible',
  whyOtherProvider: 'un autre fournisseur a répondu',
  whyNoCode: 'il n’a pas envoyé de code',
  whyNoToken: 'il n’a pas donné de jeton d’identité',
  whyAgencyUnknown: 'l’agence n’est pas connue ici',
  whyNotVerified: 'il n’a pas vérifié votre adresse e-mail',
  whyNoDomain: 'votre adresse e-mail n’est d’aucun domaine accepté par l’agence',
  whyOtherLogin: 'cette adresse e-mail est celle d’une personne liée à un autre compte du fournisseur',
  whyNobodyHere:
    'personne avec votre adresse e-mail ne travaille dans cette agence ; l’administration ajoute les personnes',
  redirectUriRefused: 'L’adresse de redirection {why}. C’était {uri}.',
  whyTooLong: 'dépasse {most} caractères',
  whyNotAbsolute: 'n’est pas une adresse complète',
  whyFragment: 'ne doit pas avoir de fragment',
  whyWildcard: 'doit être l’adresse exacte, sans caractère générique',
  whyPassword: 'ne doit contenir ni nom d’utilisateur ni mot de passe',
  whyHost: 'doit nommer un hôte de lettres, chiffres, traits d’union et points',
  whyHttps: 'doit utiliser https (http est réservé à 127.0.0.1, [::1] et localhost)',
  whyScheme: 'doit commencer par https://',
  outsideWhileRunning: '{name} s’adresse à l’extérieur pendant l’exécution, ce qui ne peut être essayé.',
  dependsOnUnrun: '{name} dépend d’étapes qui n’ont pas été exécutées.',
  neededNotTried: '{name}, dont il dépend, ne peut être essayé.',
  stepWouldFail: 'Une étape échouerait.',
  undoneMeanwhile: 'Le lot a été annulé ou poursuivi depuis la demande.',
  nothingTakenBack: 'Plus rien ne peut en être repris.',
  recordGone: 'Cela n’est plus enregistré : supprimé ou repris.',
  appWithoutName: 'Donnez un nom à l’application',
  appWithoutUri: 'Donnez au moins une adresse de redirection',
  appWithoutScope: 'Choisissez au moins une autorisation',
};

export const faults: Catalogue['faults'] = {
  checkThis: 'Veuillez vérifier cette indication.',
  email: 'Écrivez une seule adresse e-mail, par exemple nom@example.com.',
  phone: 'Écrivez le numéro avec l’indicatif du pays, par exemple +33 1 23 45 67 89.',
  address: 'Écrivez l’adresse complète, en commençant par https://.',
  day: 'Écrivez une date.',
  consent: 'Veuillez cocher cette case : rien n’est conservé sans votre accord.',
  tooLong: 'Veuillez raccourcir : ce texte est trop long.',
  missing: 'Veuillez remplir ce champ.',
  notHere:
    'Il n’y a rien à cette adresse. Copiez le lien en entier, ou demandez à la personne qui vous l’a envoyé.',
  over: 'Ce lien ne fonctionne plus. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
  tooOften: 'Cette demande a été faite trop souvent. Attendez quelques minutes et réessayez.',
  notAllowed: 'Vous n’y êtes pas autorisé. Adressez-vous à un administrateur de votre agence.',
  signIn: 'Veuillez vous connecter et réessayer.',
  changed: 'Cela a changé entre-temps. Ouvrez de nouveau la page pour voir où cela en est.',
  ours: 'Une erreur est survenue ici. Veuillez réessayer dans quelques minutes.',
  notTaken: 'Cela n’a pas pu être accepté en l’état. Veuillez vérifier ce que vous avez envoyé.',
};
