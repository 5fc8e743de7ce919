import { soundKey } from './script.ts';

// Each line: equivalent given names and nicknames.
const GROUPS = `
siobhan shevaun chevonne shivaun shiv
kaitlyn caitlin katelyn cait katie
amelia emilia millie
ioannis yannis giannis
konstantinos kostas costas
dimitrios dimitris
vasilios vasilis
panagiotis panos takis
athanasios thanasis
jose pepe chema chepe josemaria txema
francisco paco pancho curro kiko paquito
ignacio nacho
guadalupe lupe lupita
enrique quique kike
dolores lola
concepcion concha conchita
rosario charo
mercedes merche
carmen mamen carmina menchu maricarmen
fatima fati
jesus chuy suso
dmitri dmitry dmytro dima mitya
nikolai nikolay mykola kolya
pavel pasha pavlo
yuri yury yura
svetlana sveta
konstantin kostya
malgorzata gosia malgosia
katarzyna kasia
tomasz tomek
joanna asia joasia
agnieszka aga
johannes hannes hans johann
margarete grete gretchen gretel
wolfgang wolf
mohammed muhammad mohamed mohammad muhammed mo
abigail abby abbie gail
abraham abe bram
adelaide addie ada
albert al bert bertie
alejandro alex ale jandro
alexander alex alec al lex sandy sasha xander aleksandr alexandr oleksandr sascha
alexandra alex lexi ola sandra sandy sasha alexa aleksandra oleksandra
alfred alf fred alfie
alison ali allie alyson allison
amanda mandy
andrew andy drew andrei andrey andrii andreas
angela angie ange
ann anne anna annie nan nancy ana hanna hannah anya ania
anthony tony ant antony anton antonio toni
antonia toni
arthur art artie
barbara barb barbie babs
bartholomew bart
beatrice bea trixie
benjamin ben benny benji
bernard bernie
bridget brigid bridie biddy
bronwyn bron
caroline carrie caro carol carolyn
catherine katherine kathryn kate kathy cathy katie kat kath cath kit kitty kay katharine catharina katarina kateryna ekaterina yekaterina katya
charles charlie chuck chas chaz
charlotte charlie lottie lotte
chandra chan
christine christina chris chrissie tina kristina christa khrystyna
christopher chris kit topher kris kristopher
clifford cliff
constance connie
cornelius neil con
cynthia cindy
daniel dan danny dani
daniela dani danielle
david dave davey davy
deborah deb debbie debra
dennis den denny
dmitri dmitry dmytro dima mitya dimitri
dominic dom nick
donald don donny
dorothy dot dottie dolly
douglas doug
edmund ed ned ted
edward ed eddie ned ted teddy eduardo
eleanor ellie nell nora leonora elinor
elizabeth elisabeth liz lizzie beth betty eliza lisa libby bess bessie elise ellie elspeth yelyzaveta
emily em emmy millie
emmanuel manny emanuel manuel
eugene gene yevgeny evgeny yevhen yevgen evgeni zhenya
ezekiel zeke
florence flo florrie
frances fran frankie francesca
francis frank fran francisco paco pancho francesco
franklin frank
frederick fred freddie freddy fritz friedrich frederic
gabriel gabe gabi
gabrielle gabby gabi gabriela
geoffrey geoff jeff jeffrey jeffery
george georgie jorge georg yuri heorhiy giorgos georgios yiorgos yorgos georgi
georgina georgie gina georgia
gerald gerry jerry gerard
gilbert gil bert
gregory greg gregor
guadalupe lupe
gwendolyn gwen
harold harry hal
harriet hattie harry
helen helena elena olena nell nellie ellen lena ilona alyona alena yelena
henry harry hank hal henri heinrich enrique
herbert herb bert
hubert bert
ian iain
ignacio nacho
immanuel manny
isabel isabella isobel bella izzy belle isabelle ysabel
jacob jake jakob yakov
jacqueline jackie jacqui
james jim jimmy jamie jem
jane janey jan
janet jan
jason jay jase
jean jeanie
jennifer jen jenny jenni
jeremy jez jem jerry jeremiah
jessica jess jessie
joanna jo joanne joan
john jack johnny jon johann juan jan ivan giovanni jean sean ian
jonathan jon jonny jonathon nathan
joseph joe joey jose pepe giuseppe josef yusuf
josephine jo josie
joshua josh
joyce joy
judith judy jude
julia julie jules yulia juliya yuliya
julian jules
karen kaz
katrina kat trina
kenneth ken kenny
kimberly kim kimberley kimmy
konstantin kostya
lachlan lachie lockie
laurence lawrence larry laurie loz
leonard len lenny leo
leslie les
lewis louis lou lew luis
lillian lily lil lilian
louise lou louisa
lucy lucia lucille lu
lukas lucas luke luca lukasz lukash
lyudmila ludmila mila luda
madeleine maddie madeline maddy
magdalena lena magda
malcolm mal
margaret maggie mags meg peg peggy marge margie greta rita madge daisy margarita
maria mary mia mariya marie moira
martha marty
martin marty
mary molly polly may mae maria marie
matilda tilly mattie
matthew matt matty matteo matthias mateo
maurice mo
maximilian max maxim maksym maxwell
melanie mel
melissa mel missy
mercedes merche
michael mike mick micky mikey mitch miguel michel mikhail misha mykhailo
michelle shelly chelle
mildred millie
miriam mim
mohammed mohammad muhammad mohamed mo mehmet
montgomery monty
muhammad mo
natalie nat natalia natasha nataliya natalya
natasha tash tasha
nathaniel nathan nat nate
nicholas nick nicky nico nikolai nicolas klaus mykola nikolay
nicole nicky nikki
norman norm
oliver ollie
olivia liv livvy
olive liv livvy ollie olly
oscar ozzie
pamela pam
patricia pat patty tricia trish patsy patti
patrick pat paddy rick
penelope penny
penny pen
peter pete petr pedro pierre pietro petro
philip phil phillip pip
philippa pip pippa
priscilla cilla
rachel rach rachael
randolph randy
raymond ray
rebecca becky bec beck becca rebekah
reginald reg reggie
richard rick dick rich ricky richie ricardo dickie
robert rob bob bobby robbie bert roberto bobbie
roderick rod
rodney rod
roger rodge
ronald ron ronnie
rosalind ros roz
rosemary rose rosie
rose rosie rosa
russell russ rusty
samantha sam sammy
samuel sam sammy
sarah sara sally sadie
sebastian seb bas basti
sergei sergey sergej serhii serhiy seryozha
sharon shaz shazza
sheila shell
sidney sydney sid syd
simon si
sofia sophia sophie sofie sofiya
stanley stan
stephanie steph stef stephie
stephen steven steve stevie stefan esteban stephan
susan sue susie suzie suzanne susanna sukie
sylvia syl
tamara tammy
terence terry
theodore ted teddy theo fyodor
theresa teresa terry tess tessa tracy maite tere teresita
thomas tom tommy tomas
timothy tim timmy
valentina valya
valerie val
veronica ronnie vera nika
victor vic viktor
victoria vicky vicki tori viktoria vic
vincent vince vinnie
virginia ginny ginger
vladimir volodymyr vova volodya vlad
walter wally walt
warren waz
wilfred wilf
wilhelmina mina minnie willa billie mien
william will bill billy willy liam wills guillermo wilhelm
winifred winnie freda
yevhenia eugenia zhenya
yvonne eve
zachary zach zack zak
jedediah jed
zoe zo
niamh neve neeve
aoife eefa
saoirse seersha sorcha
caoimhe keeva
oisin osheen
tadhg tige
ruairi rory ruaidhri
eoghan owen eoin
grainne grania
meabh maeve
dearbhla dervla
sinead shinade
piotr pyotr
pawel pavel
tomasz tomas
krzysztof krzys
malgorzata gosia
agnieszka aga
wojciech wojtek
jadwiga jadzia
eleni lena lenio elena
georgios giorgos yiorgos
konstantinos kostas kostis dinos
mohamed mohammed muhammad mo hamada
giuseppe peppe beppe pino peppino
giovanni gianni nanni
francesco ciccio checco
tadeusz tadek tadzio
stanislaw staszek stas
zbigniew zbyszek
zoltan zoli
laszlo laci
istvan pista isti
jozsef joska jozsi
fatoumata fatou fanta
aminata ami
oluwaseun seun
chukwuemeka emeka
chinedu nedu
margaret maggie meg peggy madge
mehmet memo
mustafa musti
inmaculada inma macu
encarnacion encarna
remedios reme
consuelo chelo
milagros mila
asuncion asun
josefa pepa pepi
francisca paca paqui
antonia toñi
eduardo edu lalo dudu
guillermo guille
gregorio goyo
fernanda nanda
beatriz bia
torbjorn tobbe
tobias tobbe
lars lasse
karl kalle
nils nisse
bengt benke
hans hasse
jan janne
mats matte
robert robban
mikael micke
fredrik fredde
magnus mange
stefan steffe
daniel danne
jonas jonte
sebastian sebbe
patrik patte
natalia natalka nataliya
oksana oksanka ksyusha
salvatore toto turi
luigi gigi
alessandro sandro
hendrik henk
hendrikus henk harrie driek
gijsbert gijs
cornelis kees cor
wilhelmus wim
jacobus jaap koos
petrus piet
franciscus frans
lourdes lulu lourdita luli
oluwadamilare damilare dami dare lare
oluwaseyi seyi
oluwatobiloba tobi tobiloba
oluwafemi femi
olufunke funke
ayodele dele ayo
temitope tope temi
adebayo bayo
chidinma dinma chichi
kwabena kobby kobina ebo
kwaku kweku
harjot jot joti
gurpreet preet gopi
rajinder raj raji
zuzana zuzka zuza
concetta tina cetta
thandeka thandi
nomvula vuvu
sipho spha
jakub kuba kubus
matthias hias hiasl matze
sebastiao tiao bastiao
raimundo mundo
`;

const LINES = GROUPS.trim()
  .split('\n')
  .map((line) => line.split(' '));
const BY_MEMBER = new Map<string, string[][]>();
for (const line of LINES)
  for (const name of new Set(line)) BY_MEMBER.set(name, [...(BY_MEMBER.get(name) ?? []), line]);

/**
 * Nicknames and full forms of a given name, folded: `katherine` gives `kate`, `bob` gives `robert` and `rob`. A short
 * form of several names (`bert`) only gives those names.
 */
export function nicknamesOf(given: string): string[] {
  const lines = BY_MEMBER.get(given) ?? [];
  const own = lines.filter(([head]) => head === given);
  const whole = own.length > 0 ? own : lines.length === 1 ? lines : [];
  const heads = lines.flatMap(([head = '']) => head);
  return [...new Set([...whole.flat(), ...heads])].filter((one) => one !== given);
}

/** Whether a folded word is a given name or a nickname of the table. */
export const isGivenName = (word: string): boolean => BY_MEMBER.has(word);

let bySound: Map<string, string[]> | undefined;

/** The names of the table that sound as a romanised one does: `dmitri` for `dmitrij`. */
export function spelledLike(read: string): string[] {
  if (bySound === undefined) {
    bySound = new Map();
    for (const name of BY_MEMBER.keys()) {
      const key = soundKey(name);
      bySound.set(key, [...(bySound.get(key) ?? []), name]);
    }
  }
  const key = soundKey(read);
  return key.length < 4 ? [] : (bySound.get(key) ?? []).filter((name) => name !== read);
}
