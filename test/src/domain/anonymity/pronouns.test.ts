import { expect, it } from 'vitest';
import { identityOf, scrub } from '#src/domain/anonymity/index.ts';

const PAT = identityOf({
  candidate: {
    name: 'Pat Quorn',
    first_name: 'Pat',
    last_name: 'Quorn',
    experience: [],
    education: [],
  },
});

it.each([
  ['Her manager gave her Friday off.', 'Their manager gave them Friday off.'],
  ['She gives her apprentices time.', 'They give their apprentices time.'],
  ['She costs her pieces before the meeting.', 'They cost their pieces before the meeting.'],
  [
    'She shows her method to juniors and saves her notes.',
    'They show their method to juniors and save their notes.',
  ],
  ['Once a year she teaches her craft abroad.', 'Once a year they teach their craft abroad.'],
  ['The board gave her responsibility for nine sites.', 'The board gave them responsibility for nine sites.'],
  ['Clients ask for her by name.', 'Clients ask for them by name.'],
  ["She's used to Curo. He's used SAP.", "They're used to Curo. They've used SAP."],
  ['Clients call her directly.', 'Clients call them directly.'],
  ['We met her last week.', 'We met them last week.'],
  ['We met her Tuesday and liked her.', 'We met them Tuesday and liked them.'],
  ['I saw her lead a team of nine.', 'I saw them lead a team of nine.'],
  ['Let her run the project and it ships.', 'Let them run the project and it ships.'],
  ['Her last employer let her go in May.', 'Their last employer let them go in May.'],
  ['The board made her CFO within a year.', 'The board made them CFO within a year.'],
  ['The firm promoted her twice.', 'The firm promoted them twice.'],
  ['They made her head of sales.', 'They made them head of sales.'],
  ['Her peers find her calm under pressure.', 'Their peers find them calm under pressure.'],
  ['Staff find her approachable and fair.', 'Staff find them approachable and fair.'],
  ['It suits her perfectly.', 'It suits them perfectly.'],
  ['This would suit her better than a desk job.', 'This would suit them better than a desk job.'],
  ['Her team follows her everywhere.', 'Their team follows them everywhere.'],
  ['Give her three months and she knows the plant.', 'Give them three months and they know the plant.'],
  ['I would trust her with my own books.', 'I would trust them with my own books.'],
  ['She takes her work seriously.', 'They take their work seriously.'],
  ['She paid for her own training.', 'They paid for their own training.'],
  ['The client wants her full time.', 'The client wants them full time.'],
  ['The client wants her full-time rate in writing.', 'The client wants their full-time rate in writing.'],
  ['Suppliers respect her because she pays on time.', 'Suppliers respect them because they pay on time.'],
  ['Nobody taught her Python; she taught herself.', 'Nobody taught them Python; they taught themselves.'],
  ['He does his own testing, and his is the best.', 'They do their own testing, and theirs is the best.'],
  ['The idea was his.', 'The idea was theirs.'],
  ['The credit is hers alone.', 'The credit is theirs alone.'],
  [
    "I asked him whether he's free, and he said he'd call.",
    "I asked them whether they're free, and they said they'd call.",
  ],
  ["He's led two plants and he's based in Leeds.", "They've led two plants and they're based in Leeds."],
  ["She isn't looking, but she'd move for this.", "They aren't looking, but they'd move for this."],
  ["She doesn't travel and hasn't flown in years.", "They don't travel and haven't flown in years."],
  ['Does she drive? Yes, she does.', 'Do they drive? Yes, they do.'],
  ['Is he available in June?', 'Are they available in June?'],
  ['Has she worked abroad? She has.', 'Have they worked abroad? They have.'],
  ['Not only does he code, he also teaches.', 'Not only do they code, they also teach.'],
  ['Neither he nor his manager was told.', 'Neither they nor their manager was told.'],
  ['What she likes is order.', 'What they like is order.'],
  ['She loves what she does.', 'They love what they do.'],
  [
    'She runs payroll, closes the books and trains juniors.',
    'They run payroll, close the books and train juniors.',
  ],
  [
    'He reads drawings, sets up machines and signs off parts.',
    'They read drawings, set up machines and sign off parts.',
  ],
  [
    'Her supervisor says she is the one who fixes things.',
    'Their supervisor says they are the one who fixes things.',
  ],
  ['He was hired by a friend of his.', 'They were hired by a friend of theirs.'],
  ['She does well what others do twice.', 'They do well what others do twice.'],
  ['He watches costs and pushes for quality.', 'They watch costs and push for quality.'],
  [
    'She carries stock, applies the rules and tries new tools.',
    'They carry stock, apply the rules and try new tools.',
  ],
  ['He never misses a deadline.', 'They never miss a deadline.'],
  ['She usually works from home and sometimes travels.', 'They usually work from home and sometimes travel.'],
  ['As he himself says, it was luck.', 'As they themselves say, it was luck.'],
  ['She herself wrote the tests.', 'They themselves wrote the tests.'],
  ['I know her well.', 'I know them well.'],
  ['I know her well-kept files.', 'I know their well-kept files.'],
  ['We should pay her more.', 'We should pay them more.'],
  ['Her more senior colleagues rely on her.', 'Their more senior colleagues rely on them.'],
  ['Put her forward for both roles.', 'Put them forward for both roles.'],
  ['Send her CV to the client.', 'Send their CV to the client.'],
  ['Send her the job description.', 'Send them the job description.'],
  ['It gave her confidence and a network.', 'It gave them confidence and a network.'],
  ['The course gave her skills in welding.', 'The course gave them skills in welding.'],
  ['Work keeps her busy.', 'Work keeps them busy.'],
  ['Keep her details on file.', 'Keep their details on file.'],
  ['Her attention to detail sets her apart.', 'Their attention to detail sets them apart.'],
  ['Her boss wants her back.', 'Their boss wants them back.'],
  ['She has had her licence since 2010.', 'They have had their licence since 2010.'],
  ['Her notice is one month.', 'Their notice is one month.'],
  [
    'We placed her in 2019 and placed her again last year.',
    'We placed them in 2019 and placed them again last year.',
  ],
  ['Her clients want her on every call.', 'Their clients want them on every call.'],
  ['Managers describe her as blunt.', 'Managers describe them as blunt.'],
  ['She gave her notice on Monday.', 'They gave their notice on Monday.'],
  ['It gave her a taste for numbers.', 'It gave them a taste for numbers.'],
  ['Her first job taught her patience.', 'Their first job taught them patience.'],
  ['She taught her team to weld.', 'They taught their team to weld.'],
  ['She keeps her certificates current.', 'They keep their certificates current.'],
  ['The site kept her busy for a decade.', 'The site kept them busy for a decade.'],
  ['She made her career in retail.', 'They made their career in retail.'],
  ['They made her redundant in spring.', 'They made them redundant in spring.'],
  ['She runs her own crew.', 'They run their own crew.'],
  ['I watched her handle an angry customer.', 'I watched them handle an angry customer.'],
  ['Nothing rattles her.', 'Nothing rattles them.'],
  ['Her reports are short.', 'Their reports are short.'],
  ['She finds her work rewarding.', 'They find their work rewarding.'],
  ['I found her honest.', 'I found them honest.'],
  ['She left her last role in June.', 'They left their last role in June.'],
  ['We interviewed her Monday.', 'We interviewed them Monday.'],
  ['She spent her last year in Oslo.', 'They spent their last year in Oslo.'],
  ['She lets her team decide.', 'They let their team decide.'],
  ['We asked her about pay.', 'We asked them about pay.'],
  ['Ask her referee.', 'Ask their referee.'],
  ['Her highly rated course is full.', 'Their highly rated course is full.'],
  ['She handles her clients directly.', 'They handle their clients directly.'],
  ['Contact her directly or through us.', 'Contact them directly or through us.'],
  ['She gets her hands dirty.', 'They get their hands dirty.'],
  ['Is her licence valid?', 'Is their licence valid?'],
  ['Was she promoted there?', 'Were they promoted there?'],
  ['His is a rare mix.', 'Theirs is a rare mix.'],
  ['He sees his kids and coaches football.', 'They see their kids and coach football.'],
  [
    'She has never missed a shift, and never complains.',
    'They have never missed a shift, and never complain.',
  ],
  ['He weighs options before he acts.', 'They weigh options before they act.'],
  ['She was, and is, the best we have.', 'They were, and are, the best we have.'],
  ['She pays her bills and pays her staff well.', 'They pay their bills and pay their staff well.'],
  ['Her husband works here too.', 'Their husband works here too.'],
  ['Show her the plan first.', 'Show them the plan first.'],
  ['Her salary is 70k; pay her 75k.', 'Their salary is 70k; pay them 75k.'],
  ['The move cost her two months.', 'The move cost them two months.'],
])('makes pronouns neutral as they are meant, with the verbs that go with them: %s', (text, shown) => {
  expect(scrub(text, PAT).text).toBe(shown);
});

it.each([
  [
    'Her client, Mr Doyle, says he would hire her again, and his team agrees. When a supplier missed her deadline, she went to see him herself.',
    'Their client, [name removed], says he would hire them again, and his team agrees. When a supplier missed their deadline, they went to see him themselves.',
  ],
  [
    'His manager, Ms Roe, says she would hire him again.',
    'Their manager, [name removed], says she would hire them again.',
  ],
  ['Each welder keeps his or her own log.', 'Each welder keeps his or her own log.'],
  ['The candidate brings his or her own tools.', 'The candidate brings their own tools.'],
  [
    'He runs six lines. His manager says he is fair.',
    'They run six lines. Their manager says they are fair.',
  ],
])('leaves pronouns of other people, and finds the same again: %s', (text, shown) => {
  expect(scrub(text, PAT).text).toBe(shown);
  expect(scrub(shown, PAT).text).toBe(shown);
});

it.each([
  [
    "Il a mis en poste quatre presses. Il est né à Lyon et il faut noter qu'il parle anglais.",
    'Cette personne a mis en poste quatre presses. Cette personne est née à Lyon et il faut noter que cette personne parle anglais.',
  ],
  [
    'Elle est arrivée en 2015. Elle dirige une équipe de dix personnes et elle est rigoureuse dans son travail.',
    'Cette personne est arrivée en 2015. Cette personne dirige une équipe de dix personnes et cette personne est rigoureuse dans son travail.',
  ],
  [
    'Il est passionné et sérieux dans son travail. Le projet a bien marché. Il a duré deux ans.',
    'Cette personne est passionnée et sérieuse dans son travail. Le projet a bien marché. Il a duré deux ans.',
  ],
])('makes the subjects of a French text neutral, but for things and nobody: %s', (text, shown) => {
  expect(scrub(text, PAT).text).toBe(shown);
  expect(scrub(shown, PAT).text).toBe(shown);
});
