import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fourteenth');

/** Eighteen more after the thirteenth was mended: other trades and other ways of setting a page, read as they came. All people are made up. */
export const BY_HAND_FOURTEENTH: Sheet[] = [
  cv('01-es-guiones', 'docx', 'es', 'ES', {
    names: ['Lorena Iglesias Outeiro'],
    email: 'lorena.iglesias.o@correo-galego.example',
    phone: '698 55 12 07',
    city: 'Vigo',
    languages: ['Gallego', 'Castellano', 'Portugués'],
    jobs: [
      'Encargada de turno | Conservera Ría Sur | | 2020-01 | now',
      'Operaria de envasado | Conservera Ría Sur | | 2014-05 | 2019-12',
      'Dependienta | Panadería A Espiga | | 2010-09 | 2014-04',
    ],
    page: `
! LORENA IGLESIAS OUTEIRO
Vigo (Pontevedra) - 698 55 12 07 - lorena.iglesias.o@correo-galego.example
**EXPERIENCIA**
- ENCARGADA DE TURNO (ene. 2020 - actualidad). Conservera Ría Sur, Vigo.
Coordinación de 30 operarias, trazabilidad, APPCC.
- OPERARIA DE ENVASADO (may. 2014 - dic. 2019). Conservera Ría Sur, Vigo.
- DEPENDIENTA (sep. 2010 - abr. 2014). Panadería A Espiga, Cangas.
**FORMACIÓN**
- Ciclo Superior de Procesos y Calidad en la Industria Alimentaria (2010). IES A Guía, Vigo.
**IDIOMAS**
Gallego y castellano nativos. Portugués nivel medio.
`,
  }),
  cv('02-es-pe-tabla', 'pdf', 'es', 'PE', {
    names: ['Rosa Elvira Quispe Mamani'],
    email: 'rosaquispem@correo-lima.example',
    phone: '+51 955 550 134',
    city: 'Arequipa',
    languages: ['Quechua', 'Castellano'],
    jobs: [
      'Técnica en farmacia | Botica San Camilo | | 2018 | now',
      'Auxiliar de almacén | Distribuidora Misti S.A.C. | | 2014 | 2018',
      'Vendedora | Bazar El Sol | | 2011 | 2014',
    ],
    dates: 'year',
    page: `
> **CURRICULUM VITAE**
> **ROSA ELVIRA QUISPE MAMANI**
**I. DATOS PERSONALES**
= DNI	: 45550134
= Dirección	: Av. Ejército 455, Cayma, Arequipa
= Celular	: +51 955 550 134
= Correo	: rosaquispem@correo-lima.example
**II. ESTUDIOS REALIZADOS**
= Superior	: Instituto Carrión, Técnica en Farmacia (2017)
= Secundaria	: I.E. Micaela Bastidas
**III. EXPERIENCIA LABORAL**
|| 6 5 3 3
| **Institución** | **Cargo** | **Desde** | **Hasta**
| Botica San Camilo | Técnica en farmacia | 2018 | Actualidad
| Distribuidora Misti S.A.C. | Auxiliar de almacén | 2014 | 2018
| Bazar El Sol | Vendedora | 2011 | 2014
**IV. IDIOMAS**
Quechua, Castellano
**V. REFERENCIAS**
Q.F. Luis Vilca, 955 550 111
`,
  }),
  cv('03-es-cientifica', 'pdf', 'es', 'ES', {
    names: ['Pilar Arnal Izquierdo'],
    email: 'p.arnal@uni-ebro.example',
    phone: '976 555 018',
    city: 'Zaragoza',
    languages: ['Español', 'Inglés', 'Alemán'],
    jobs: [
      'Profesora Titular de Universidad | Universidad del Ebro Medio | | 2018-11 | now',
      'Profesora Contratada Doctora | Universidad del Ebro Medio | | 2011-10 | 2018-10',
      'Investigadora posdoctoral | Max-Planck-Institut für Bodenkunde | | 2008-02 | 2011-09',
    ],
    page: `
> Pilar Arnal Izquierdo
> Departamento de Ciencias de la Tierra · 976 555 018 · p.arnal@uni-ebro.example · Zaragoza
**Situación profesional actual**
Universidad del Ebro Medio
Profesora Titular de Universidad, desde noviembre de 2018
**Cargos y actividades anteriores**
Universidad del Ebro Medio
Profesora Contratada Doctora, octubre de 2011 – octubre de 2018
Max-Planck-Institut für Bodenkunde
Investigadora posdoctoral, febrero de 2008 – septiembre de 2011
**Formación académica**
Doctora en Geología, Universidad de Zaragoza, 2007
**Publicaciones**
Arnal, P. y Gómez, L. (2020). Carbono en suelos yesíferos. Cuadernos de Suelo, 12, 33-51.
**Idiomas**
Español, inglés (C1), alemán (B2)
`,
  }),
  cv('04-fr-interim', 'docx', 'fr', 'FR', {
    names: ['Mickaël Thébault'],
    email: 'mickael.thebault@boite-bzh.example',
    phone: '06 73 55 80 14',
    city: 'Lorient',
    jobs: [
      'Soudeur TIG | Chantier Naval Kerroc | | 2021-05 | now',
      'Soudeur semi-auto | Adecca Intérim | | 2017-02 | 2021-04',
      'Chaudronnier | Métallerie Le Bihan | | 2012-09 | 2017-01',
    ],
    page: `
! Mickaël THÉBAULT
Lorient (56) – 06 73 55 80 14 – mickael.thebault@boite-bzh.example
Soudeur – 12 ans d'expérience – licences TIG et semi-auto à jour
**Expérience**
**Depuis 05/2021 – Chantier Naval Kerroc, Lorient – CDI**
Soudeur TIG : inox et alu, lecture de plans, contrôle visuel
**02/2017 à 04/2021 – Adecca Intérim, missions dans le Morbihan**
Soudeur semi-auto : agroalimentaire, bâtiment
**09/2012 à 01/2017 – Métallerie Le Bihan, Ploemeur**
Chaudronnier : débit, pliage, assemblage
**Formation**
**2012** Bac pro Technicien en chaudronnerie industrielle, lycée Marcelin Berthelot
**Permis** B, véhicule
`,
  }),
  cv('05-fr-hotel', 'pdf', 'fr', 'FR', {
    names: ['Amélie Vasseur'],
    email: 'amelie.vasseur@boite-alpes.example',
    phone: '+33 7 68 55 13 90',
    city: 'Annecy',
    languages: ['Anglais', 'Italien'],
    jobs: [
      'Première de réception | Hôtel Les Cimes | | 2022-12 | now',
      'Réceptionniste | Hôtel Les Cimes | | 2019-12 | 2022-11',
      'Réceptionniste de nuit | Résidence du Lac | | 2018-06 | 2019-11',
      'Serveuse | Brasserie des Thermes | | 2016-07 | 2018-05',
    ],
    page: `
[[ 5.5 11.5
! Amélie
! VASSEUR
RÉCEPTIONNISTE
✆
+33 7 68 55 13 90
✉
amelie.vasseur
@boite-alpes.example
⌂
Annecy
**LANGUES**
Anglais ●●●●○
Italien ●●○○○
**LOGICIELS**
Opera
Mews
Booking
---
**PROFIL**
Souriante et organisée, j'aime quand le hall est plein.
**EXPÉRIENCES**
**Hôtel Les Cimes\\*\\*\\*\\***
**Annecy**
Première de réception
déc. 2022 – aujourd'hui
Réceptionniste
déc. 2019 – nov. 2022
**Résidence du Lac**
**Aix-les-Bains**
Réceptionniste de nuit
juin 2018 – nov. 2019
**Brasserie des Thermes**
**Aix-les-Bains**
Serveuse
juil. 2016 – mai 2018
**ÉTUDES**
BTS Tourisme
Lycée Gabriel Fauré, 2016
]]
`,
  }),
  cv('06-fr-qc-ing', 'docx', 'fr', 'CA', {
    names: ['Jean-François Bédard'],
    email: 'jfbedard@courriel-mtl.example',
    phone: '514 555-0181',
    city: 'Montréal',
    languages: ['Français', 'Anglais'],
    jobs: [
      'Ingénieur de procédés | Aluminerie Saguenay inc. | | 2019-01 | now',
      'Ingénieur junior | Groupe-conseil Falardeau | | 2015-06 | 2018-12',
      "Technicien d'usine | Papiers Mauricie | | 2011-05 | 2014-08",
    ],
    page: `
> **Jean-François Bédard, ing.**
> 3450, avenue Papineau, Montréal (Québec) H2K 4J7
> 514 555-0181 — jfbedard@courriel-mtl.example
**SOMMAIRE**
* Membre de l'OIQ depuis 2017
* Lean Six Sigma, ceinture verte
**EXPÉRIENCES PROFESSIONNELLES**
= 2019-...	**Ingénieur de procédés**
= 	Aluminerie Saguenay inc., Jonquière
= 	Optimisation de l'électrolyse
= 2015-2018	**Ingénieur junior**
= 	Groupe-conseil Falardeau, Montréal
= 2011-2014	**Technicien d'usine**
= 	Papiers Mauricie, Trois-Rivières
**FORMATION**
= 2015	**Baccalauréat en génie chimique**
= 	Polytechnique Montréal
**LANGUES**
Français, anglais
`,
    dates: 'year',
  }),
  cv('07-fr-lettre', 'doc', 'fr', 'FR', {
    names: ['Odile Garnier'],
    email: 'odile.garnier58@boite-nievre.example',
    phone: '03 86 55 10 27',
    city: 'Nevers',
    jobs: [
      'Secrétaire médicale | Cabinet du Docteur Blanchet | | 2006 | now',
      'Standardiste | Clinique de la Loire | | 1998 | 2006',
      'Employée de bureau | Faïencerie Bourdin | | 1992 | 1998',
    ],
    dates: 'year',
    page: `
Madame Odile GARNIER
22 rue Saint-Étienne
58000 NEVERS
Tél. 03 86 55 10 27
odile.garnier58@boite-nievre.example

53 ans, divorcée, deux enfants à charge

Emplois

Secrétaire médicale au Cabinet du Docteur Blanchet, Nevers, depuis 2006.
Accueil, frappe, télétransmission.
Standardiste à la Clinique de la Loire, Nevers, de 1998 à 2006.
Employée de bureau à la Faïencerie Bourdin, Nevers, de 1992 à 1998.

Études

BEP Secrétariat, 1990
`,
  }),
  cv('08-it-tecnico', 'pdf', 'it', 'IT', {
    names: ['Mirko Zanardi'],
    email: 'mirko.zanardi@posta-emilia.example',
    phone: '+39 349 555 0163',
    city: 'Reggio Emilia',
    languages: ['Inglese', 'Tedesco'],
    jobs: [
      'Trasfertista montatore | Imball Tech S.r.l. | | 2017-09 | now',
      'Montatore meccanico | Oleodinamica Secchia S.p.A. | | 2010-03 | 2017-08',
      'Tornitore | Officina Bertani & C. S.n.c. | | 2005-01 | 2010-02',
    ],
    page: `
! MIRKO ZANARDI
Trasfertista
**Contatti** | +39 349 555 0163 | mirko.zanardi@posta-emilia.example | Reggio Emilia
**Esperienze**
Imball Tech S.r.l. (Reggio Emilia), settembre 2017 - in corso
**Trasfertista montatore**
Installazione e avviamento di linee di confezionamento in 14 paesi.
Oleodinamica Secchia S.p.A. (Rubiera), marzo 2010 - agosto 2017
**Montatore meccanico**
Officina Bertani & C. S.n.c. (Scandiano), gennaio 2005 - febbraio 2010
**Tornitore**
**Scuola**
Diploma di perito meccanico, ITI Nobili, 2004
**Lingue**
Inglese tecnico, Tedesco base
`,
  }),
  cv('09-it-cv-lungo', 'docx', 'it', 'IT', {
    names: ['Federica Montanari'],
    email: 'f.montanari@romagna-posta.example',
    phone: '0541 555 0127',
    city: 'Rimini',
    languages: ['Inglese', 'Russo'],
    jobs: [
      'Direttrice | Hotel Adria Beach | | 2016-04 | now',
      'Vicedirettrice | Hotel Adria Beach | | 2012-03 | 2016-03',
      'Capo ricevimento | Grand Hotel Marebello | | 2008-04 | 2012-02',
      'Segretaria di ricevimento | Pensione Lucia | | 2004-06 | 2007-09',
    ],
    page: `
**FEDERICA MONTANARI**
Nata a Rimini il 7 luglio 1984 – Viale Tripoli 60, 47921 Rimini
Telefono 0541 555 0127 – Posta elettronica f.montanari@romagna-posta.example
**PROFILO**
Venti anni nell'ospitalità, dal banco alla direzione.
**CARRIERA**
**HOTEL ADRIA BEACH \\*\\*\\*\\* – RIMINI (120 camere)**
Aprile 2016 – Presente: Direttrice
Marzo 2012 – Marzo 2016: Vicedirettrice
Revenue management, personale stagionale (55 persone), acquisti.
**GRAND HOTEL MAREBELLO – RICCIONE**
Aprile 2008 – Febbraio 2012: Capo ricevimento
**PENSIONE LUCIA – BELLARIA**
Giugno 2004 – Settembre 2007: Segretaria di ricevimento
**TITOLI DI STUDIO**
Diploma di tecnico dei servizi turistici, IPSSEOA Malatesta, 2003
**CONOSCENZE LINGUISTICHE**
Inglese ottimo, Russo buono
`,
  }),
  cv('10-it-infermiera', 'doc', 'it', 'IT', {
    names: ['Ionela Popescu', 'Popescu Ionela'],
    email: 'ionela.popescu@posta-lazio.example',
    phone: '388 555 0142',
    city: 'Latina',
    languages: ['rumeno', 'italiano', 'francese'],
    jobs: [
      'Operatore socio sanitario | RSA San Michele | | 2015-02 | now',
      'Assistente familiare | Famiglia privata | | 2009-10 | 2015-01',
      'Infermiera | Spitalul Județean Bacău | | 2003-09 | 2009-08',
    ],
    page: `
Curriculum vitae

Nome e cognome: Popescu Ionela
Data di nascita: 11/02/1981
Residenza: Latina, via Don Torello 12
Telefono: 388 555 0142
Email: ionela.popescu@posta-lazio.example

Esperienze lavorative

Dal: febbraio 2015 Al: oggi
Azienda: RSA San Michele, Aprilia
Mansione: Operatore socio sanitario

Dal: ottobre 2009 Al: gennaio 2015
Azienda: Famiglia privata, Latina
Mansione: Assistente familiare

Dal: settembre 2003 Al: agosto 2009
Azienda: Spitalul Județean Bacău, Romania
Mansione: Infermiera

Formazione

Qualifica OSS, Regione Lazio, 2014
Diploma di scuola infermieristica, Bacău, 2003

Lingue

rumeno (madrelingua), italiano (ottimo), francese (base)
`,
  }),
  cv('11-it-ux', 'pdf', 'it', 'IT', {
    names: ['Alessio De Bortoli'],
    email: 'ciao@alessiodebortoli.example',
    phone: '+39 333 555 0119',
    city: 'Torino',
    languages: ['Italiano', 'Inglese'],
    jobs: [
      'Senior UX Designer | Banca Sabauda | | 2022-01 | now',
      'UX Designer | Pixelfarina | | 2018-06 | 2021-12',
      'Grafico | Tipolitografia Aurora | | 2015-09 | 2018-05',
    ],
    page: `
! Alessio De Bortoli
UX designer @ Torino — ciao@alessiodebortoli.example — +39 333 555 0119
# Lavoro
## Banca Sabauda
Senior UX Designer / gen 2022 – ora
Design system, ricerca con utenti over 65.
## Pixelfarina
UX Designer / giu 2018 – dic 2021
## Tipolitografia Aurora
Grafico / set 2015 – mag 2018
# Studi
## Politecnico di Torino
Design e comunicazione visiva / 2012 – 2015
# Lingue
Italiano, Inglese
`,
  }),
  cv('12-pt-br-colunas', 'pdf', 'pt', 'BR', {
    names: ['Larissa Menezes Duarte'],
    email: 'larissa.mduarte@correio-df.example',
    phone: '(61) 99855-0137',
    city: 'Brasília',
    languages: ['Inglês', 'Francês'],
    jobs: [
      'Nutricionista clínica | Hospital Planalto Central | | 2020-03 | now',
      'Nutricionista de produção | Refeições Candango | | 2016-08 | 2020-02',
      'Estagiária | Restaurante Universitário | | 2015-02 | 2016-07',
    ],
    aside: [2],
    page: `
[[ 11 6
! LARISSA MENEZES DUARTE
NUTRICIONISTA · CRN-1 5501
**EXPERIÊNCIA PROFISSIONAL**
**NUTRICIONISTA CLÍNICA**
HOSPITAL PLANALTO CENTRAL | MAR 2020 - ATUAL
• Terapia nutricional enteral e parenteral
**NUTRICIONISTA DE PRODUÇÃO**
REFEIÇÕES CANDANGO | AGO 2016 - FEV 2020
• 2.500 refeições por dia
**ESTAGIÁRIA**
RESTAURANTE UNIVERSITÁRIO | FEV 2015 - JUL 2016
**FORMAÇÃO**
**NUTRIÇÃO**
UNIVERSIDADE DO CERRADO | 2012 - 2016
---
**CONTATO**
(61) 99855-0137
larissa.mduarte@
correio-df.example
Brasília - DF
**IDIOMAS**
Inglês
Francês
**HABILIDADES**
Dietbox
Avaliação antropométrica
]]
`,
  }),
  cv('13-pt-comercial', 'docx', 'pt', 'PT', {
    names: ['Sérgio Miguel Teixeira Bastos', 'Sérgio Bastos'],
    email: 'sergiobastos.comercial@caixa-centro.example',
    phone: '+351 963 555 081',
    city: 'Aveiro',
    languages: ['Português', 'Espanhol', 'Inglês'],
    jobs: [
      'Técnico comercial | Cerâmica do Vouga, S.A. | | 2018-05 | now',
      'Vendedor | Ferragens Bairrada, Lda. | | 2011-09 | 2018-04',
      'Operador de loja | Hiper Aveirense | | 2008-03 | 2011-08',
    ],
    page: `
**Nome:** Sérgio Miguel Teixeira Bastos
**Morada:** Rua Direita 45, 3810-010 Aveiro
**Contactos:** +351 963 555 081 / sergiobastos.comercial@caixa-centro.example
**Experiência Profissional:**
**Desde Maio 2018:** Técnico comercial na Cerâmica do Vouga, S.A. (mercado ibérico)
**Setembro 2011 a Abril 2018:** Vendedor na Ferragens Bairrada, Lda.
**Março 2008 a Agosto 2011:** Operador de loja no Hiper Aveirense
**Formação:**
**2010/2011:** Curso de Técnicas de Venda, IEFP
**2007:** 12.º ano, Escola Secundária José Estêvão
**Línguas:** Português, Espanhol, Inglês
**Outros dados:** Carta de condução B. Disponibilidade total.
`,
  }),
  cv('14-sv-chef', 'pdf', 'sv', 'SE', {
    names: ['Maria Lindqvist'],
    email: 'maria.lindqvist@brevlada-norr.example',
    phone: '070 555 01 37',
    city: 'Luleå',
    languages: ['Svenska', 'Engelska'],
    jobs: [
      'Enhetschef äldreomsorg | Luleå kommun | | 2019 | now',
      'Biståndshandläggare | Luleå kommun | | 2014 | 2019',
      'Socialsekreterare | Piteå kommun | | 2011 | 2014',
    ],
    dates: 'year',
    page: `
> MARIA LINDQVIST
> Luleå ✦ 070 555 01 37 ✦ maria.lindqvist@brevlada-norr.example
**Nuvarande anställning**
Enhetschef äldreomsorg, Luleå kommun (sedan 2019)
Personalansvar för 42 medarbetare, budget 38 mkr.
**Tidigare anställningar**
Biståndshandläggare, Luleå kommun (2014–2019)
Socialsekreterare, Piteå kommun (2011–2014)
**Utbildning**
Socionomexamen, Umeå universitet (2007–2011)
**Språk**
Svenska, engelska
`,
  }),
  cv('15-no-leder', 'docx', 'da', 'NO', {
    spoken: 'no',
    names: ['Bjørn Tore Engen'],
    email: 'bt.engen@epost-innlandet.example',
    phone: '907 55 016',
    city: 'Hamar',
    languages: ['Norsk', 'Engelsk', 'Tysk'],
    jobs: [
      'Daglig leder | Mjøsa Kjøtt AS | | 2017-10 | now',
      'Produksjonssjef | Mjøsa Kjøtt AS | | 2011-03 | 2017-09',
      'Slakter | Hedmark Slakteri SA | | 2002-08 | 2011-02',
    ],
    page: `
! Bjørn Tore Engen
Hamar, 907 55 016, bt.engen@epost-innlandet.example
**Yrkeserfaring**
|| 4 5 8
| 10/2017 – nå | Mjøsa Kjøtt AS | **Daglig leder** med ansvar for 65 ansatte
| 03/2011 – 09/2017 | Mjøsa Kjøtt AS | **Produksjonssjef**
| 08/2002 – 02/2011 | Hedmark Slakteri SA | **Slakter**
**Utdannelse**
|| 4 5 8
| 2000 – 2002 | Storhamar vgs | Kjøttskjærer
| 2014 – 2016 | BI Norge | Ledelse, deltid
**Språk**
Norsk, engelsk, tysk
`,
  }),
  cv('16-da-plejer', 'doc', 'da', 'DK', {
    names: ['Susanne Friis Lauridsen'],
    email: 'susanne.friis@postkasse-jylland.example',
    phone: '23 55 01 94',
    city: 'Viborg',
    languages: ['Dansk', 'Engelsk'],
    jobs: [
      'Social- og sundhedsassistent | Plejecenter Liselund | | 2014-08 | now',
      'Social- og sundhedshjælper | Viborg Kommune | | 2007-02 | 2014-07',
      'Kassedame | Kvickly Viborg | | 2001-01 | 2007-01',
    ],
    page: `
CV

Susanne Friis Lauridsen
Skottenborg 18
8800 Viborg
Mobil 23 55 01 94
susanne.friis@postkasse-jylland.example

Erhvervserfaring:

Aug. 2014 - d.d.	Plejecenter Liselund
	Social- og sundhedsassistent
	Medicinhåndtering, elevvejleder

Feb. 2007 - juli 2014	Viborg Kommune
	Social- og sundhedshjælper

Jan. 2001 - jan. 2007	Kvickly Viborg
	Kassedame

Uddannelse:

2012 - 2014	SOSU-assistent, SOSU Skive-Thisted-Viborg
2006 - 2007	SOSU-hjælper

Sprog:

Dansk, engelsk
`,
  }),
  cv('17-nl-zzp', 'pdf', 'nl', 'NL', {
    names: ['Marloes ten Cate'],
    email: 'hallo@marloestencate.example',
    phone: '06 5501 8832',
    city: 'Arnhem',
    jobs: [
      'Zelfstandig tekstschrijver | Ten Cate Tekst | | 2019 | now',
      'Communicatieadviseur | Waterschap Rijn en Veluwe | | 2014 | 2019',
      'Redacteur | De Arnhemse Bode | | 2010 | 2014',
    ],
    dates: 'year',
    page: `
[[ 5 12
**Marloes ten Cate**
Arnhem
06 5501 8832
hallo@marloestencate.example
**Ik ben goed in**
Helder schrijven
Interviewen
Deadlines
---
**Ik doe nu**
Zelfstandig tekstschrijver bij Ten Cate Tekst (2019 – nu)
Jaarverslagen, webteksten en een podcast over dijken.
**Ik deed eerder**
Communicatieadviseur bij Waterschap Rijn en Veluwe (2014 – 2019)
Redacteur bij De Arnhemse Bode (2010 – 2014)
**Ik studeerde**
Nederlandse taal en cultuur aan de Radboud Universiteit (2005 – 2010)
]]
`,
  }),
  cv('18-en-kenya', 'docx', 'en', 'KE', {
    names: ['Wanjiru Grace Kamau', 'Wanjiru Kamau'],
    email: 'wanjirukamau.g@keniamail.example',
    phone: '+254 722 555 014',
    city: 'Nairobi',
    languages: ['English', 'Swahili', 'Kikuyu'],
    jobs: [
      'Monitoring and Evaluation Officer | Maji Safi Trust | | 2019-02 | now',
      'Field Officer | Rift Valley Growers Sacco | | 2015-06 | 2019-01',
      'Data Clerk | Ministry of Health | | 2013-01 | 2015-05',
    ],
    page: `
> CURRICULUM VITAE
> WANJIRU GRACE KAMAU
**PERSONAL DETAILS**
NAME:	Wanjiru Grace Kamau
DATE OF BIRTH:	12th June 1990
GENDER:	Female
ADDRESS:	P.O. Box 5501-00100, Nairobi
TELEPHONE:	+254 722 555 014
EMAIL:	wanjirukamau.g@keniamail.example
LANGUAGES:	English, Swahili, Kikuyu
**PROFESSIONAL EXPERIENCE**
**Monitoring and Evaluation Officer**
**Maji Safi Trust**
**February 2019 to date**
Duties and responsibilities
* Designed the logframe for three county programmes
**Field Officer**
**Rift Valley Growers Sacco**
**June 2015 to January 2019**
Duties and responsibilities
* Recruited 1,200 farmers
**Data Clerk**
**Ministry of Health, Nakuru**
**January 2013 to May 2015**
**EDUCATION BACKGROUND**
2009 – 2012: Bachelor of Arts (Economics), Egerton University
2005 – 2008: Moi Girls High School, K.C.S.E. B+
`,
  }),
];
