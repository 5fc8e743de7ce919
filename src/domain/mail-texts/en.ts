/** The English texts, which say what texts there are. */
export const en = {
  hello: 'Hello {name}',
  helloNobody: 'Hello',
  labelled: '{label}:',
  meantForYou: 'The page needs no login and is meant for you alone.',
  linkWorksUntil: 'The link needs no login and works until {until}. It is meant for you alone.',
  optOut: 'If you would rather not hear from us by e-mail, tell us here:',
  reminder: 'Reminder: {subject}',

  signInSubject: 'Sign in to the desk of {agency}',
  signInBody: 'Set your password here and you are signed in:',
  signInUntil: 'The link works once, until {until}. It is meant for you alone.',
  confirmSubject: 'Confirm your e-mail to open the desk of {agency}',
  confirmBody: 'Set your password here, and the trial workspace of {agency} is open:',
  confirmUntil:
    'The link works once, until {until}. Whoever did not ask for it leaves it unused: nobody can do anything in the workspace then.',

  appliedSubject: 'Your application to {agency}: {job}',
  appliedBody: 'Thank you for applying for {job}. We have your application and will get back to you.',
  appliedNotYou: 'If it was not you, leave this mail: nothing more comes of it.',

  refereesSubject: 'References for {role}',
  refereesAsk:
    'You are being considered for the {role} role, and {agency} would like to speak with people you have worked with. Please name at least two referees, and ask them first whether they agree.',
  refereesAgain: 'A short reminder: {agency} still needs your referees for the {role} role.',
  refereesLink: 'Name your referees',
  referenceSubject: 'A reference for {name}',
  referenceAsk:
    '{name} is a candidate of {agency} and named you as somebody who knows their work. Would you answer a few questions? It takes about five minutes.',
  referenceAgain: 'A short reminder: {name} named you as a referee, and a few words of yours would help.',
  referenceDecline: 'If you would rather not, you can say so on the page.',
  referenceLink: 'Answer about {name}',

  screenSubject: 'A few questions about {role}',
  screenAsk:
    'You are being considered for the {role} role. {agency} has {questions, plural, one {# question} other {# questions}} for you, which you answer on a page of your own, in your own time, in writing or aloud where that is offered. You can pause, and ask for a person instead.',
  screenAgain:
    'A short reminder: {agency} has {questions, plural, one {# question} other {# questions}} for you about the {role} role.',
  screenUntil:
    'The page is open until {until}. You see there what your answers are used for before you agree to anything.',
  screenLink: 'See the questions',
  screenPerson: '{name} would rather speak with a person about {job}',
  screenPersonMore:
    'They were invited to an AI screen and asked for a talk instead; their application stays as it is.',

  candidatesSubject: '{candidates, plural, one {Candidate} other {Candidates}} for the {role} role',
  putForward:
    '{candidates, plural, one {I would like to put a candidate forward for your {role} role, with a short summary of why.} other {I would like to put # candidates forward for your {role} role, each with a short summary of why.}}',
  allAnswered:
    '{candidates, plural, one {Here is the page with the candidate for your {role} role again. Your answer stands there.} other {Here is the page with the # candidates for your {role} role again. You have answered about each, and your answers stand there.}}',
  youMayAnswer: 'You can ask for an interview, ask a question, or pass. Your answer reaches me right away.',
  reviewLink: '{candidates, plural, one {Review the candidate} other {Review the candidates}}',
  answerSubject: 'Your question about {name}: {job}',
  answerAsked: 'You asked about {name}:',
  answerLink: 'Open the review page',
  specSubject: 'Worth a look: {headline}',
  specAgainSubject: 'Once more: {headline}',
  specAsk:
    'I know somebody who could be of interest to you, whether or not you have a role open. The profile is anonymous; if you would like to know more, one click tells me.',
  specAgain:
    'I wrote to you about this person a few days ago. Would you like to know more, or is it not the right time? One click tells me.',
  specNotice: 'Notice: {notice}',
  specLink: 'See the profile',
  specAnswerSubject: 'Your question: {headline}',

  theContact: 'The contact',
  saysInterview: '{contact} at {client} would like to interview {name} for {job}',
  saysPass: '{contact} at {client} passes on {name} for {job}',
  saysQuestion: '{contact} at {client} has a question about {name} for {job}',
  saysInterested: '{contact} at {client} is interested in {name}',
  saysSpecQuestion: '{contact} at {client} has a question about {name}',
  saysNotNow: '{contact} at {client} says not right now to {name}',
  timesThatSuit: 'Times that suit:',
  rated: 'Rated {rating} of 5.',

  heldSubject: 'Held for you: {label}',
  heldWaits: '{label} waits for you. Nothing of it has left the agency.',
  heldDecide: 'To let it go or to withdraw it, use release_held with record {id} and your reason.',
  heldDecideAt:
    'To let it go or to withdraw it, open {url}, or have your assistant use release_held with record {id} and your reason.',

  introSubject: 'Your intro has ended: {headline}',
  listingGone: 'a listing that is gone',
  introEnded: 'Your intro to "{headline}" by {agency} has ended: {why}.',
  introOthers: 'Other listings are open on the marketplace.',
  introOwner: 'it was answered',
  introSender: 'it was withdrawn',
  introListingWithdrawn: 'the listing was withdrawn',
  introListingFilled: 'the listing was filled',
  introListingExpired: 'the listing expired',
  introTimeout: 'nobody answered it in 14 days',

  interviewBooked: 'Invitation: {title}',
  interviewChanged: 'Changed: {title}',
  interviewCancelled: 'Cancelled: {title}',
  interviewWithoutYou: 'You need not come: {title}',
  interviewTitle: 'Interview: {name}, {role}',
  interviewRoleAt: '{job} at {client}',
  interviewYours: 'your interview for {role}',
  interviewOf: 'the interview of {name} for {role}',
  interviewInvites: 'This is to invite you to {interview}, arranged by {agency}.',
  interviewNow: 'There is a change to {interview}, arranged by {agency}. It now stands as follows.',
  interviewOff: 'We are sorry: {interview}, arranged by {agency}, will not take place.',
  interviewGoesOn: 'You need not come to {interview}, arranged by {agency}: it goes on without you.',
  interviewWhen: 'When: {when}',
  interviewWhenThere: 'Your time: {when}',
  interviewCallsYou: '{name} calls you on {number}.',
  interviewCallsWhere: '{name} calls you. Please answer with the number to call.',
  interviewCallThem: 'Please call {name} on {number}.',
  interviewAskNumber: '{name} gives you the number to call.',
  interviewSpan: '{day}, {from} to {until} ({zone})',
  interviewHow: 'How: {format}',
  interviewLinkFollows: 'How: {format} (the link follows)',
  interviewWhere: 'Where: {place}',
  interviewJoin: 'Join: {url}',
  interviewWith: 'With: {names}',
  interviewVideo: 'Video call',
  interviewPhone: 'Phone call',
  interviewInPerson: 'In person',
  interviewTechnical: 'Technical interview',
  interviewOffCalendar: 'The attached cancellation takes it off your calendar.',
  interviewAnswer:
    'Answer this mail if the time does not suit you. The attached invitation puts it into your calendar.',
} as const;

/** The same texts in another language. */
export type MailTexts = Record<keyof typeof en, string>;
