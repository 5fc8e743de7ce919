import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('twenty-seventh');

/** The eight of the twenty-seventh lot in French, Spanish, Dutch, Portuguese, Norwegian and English. All people are made up. */
export const BY_HAND_TWENTY_SEVENTH_OTHERS: Sheet[] = [
  cv('09-fr-tableau-logistique', 'docx', 'fr', 'FR', {
    names: ['Moussa Camara-Lefort', 'CAMARA-LEFORT Moussa'],
    email: 'moussa.camaralefort@boite-orleans.example',
    phone: '06 39 98 27 61',
    city: 'Orléans',
    headline: 'Responsable d’exploitation logistique',
    jobs: [
      'Responsable d’exploitation | FM Logistic | | 2021-05 | now',
      'Chef de quai | FM Logistic | | 2017-10 | 2021-04',
      'Chef d’équipe préparation | Deret Logistique | | 2013-03 | 2017-09',
      'Cariste | Adecco | | 2011-09 | 2013-02',
    ],
    page: `
|| 11 6
| **CAMARA-LEFORT Moussa**\\Responsable d’exploitation logistique | 06 39 98 27 61\\moussa.camaralefort@boite-orleans.example\\45100 Orléans
# Carrière
|| 13 4
| **FM LOGISTIC** – Escrennes (Loiret) | 
| **Responsable d’exploitation**\\85 personnes, deux clients cosmétiques, P&L du site | mai 2021 – …
| **Chef de quai**\\Réception et expédition, 70 camions par jour | oct. 2017 – avr. 2021
| **DERET LOGISTIQUE** – Saran | 
| **Chef d’équipe préparation** | mars 2013 – sept. 2017
| **ADECCO** – missions Amazon et Quelle, Orléans | 
| **Cariste** | sept. 2011 – févr. 2013
# Bagage
|| 13 4
| Licence pro Management des processus logistiques, IUT d’Orléans (VAE) | 2020
| Bac pro Transport | 2011
CACES 1, 3, 5 ; Reflex, Manhattan ; animation SQCDP
# Ailleurs
Entraîneur U13, US Orléans
`,
  }),
  cv('10-fr-ch-puces-accueil', 'pdf', 'fr', 'CH', {
    names: ['Noémie Bulliard'],
    email: 'noemie.bulliard@fribourgpost.example',
    phone: '+41 77 555 90 16',
    city: 'Bulle',
    languages: ['Français', 'Allemand', 'Anglais'],
    jobs: [
      'Assistante de direction | Liebherr Machines Bulle SA | | 2020-01 | now',
      'Secrétaire médicale | HFR Riaz | | 2015-06 | 2019-12',
      'Réceptionniste | Hôtel Cailler | | 2013-08 | 2015-05',
    ],
    page: `
[[ 12 5
**NOÉMIE BULLIARD**
^ MON EXPÉRIENCE
* **Assistante de direction** (80 %)
Liebherr Machines Bulle SA, depuis janvier 2020
Agendas de deux directeurs, visites de clients, procès-verbaux en allemand
* **Secrétaire médicale**
HFR Riaz, juin 2015 à décembre 2019
Orthopédie, Tarmed, dictée
* **Réceptionniste**
Hôtel Cailler, Charmey, août 2013 à mai 2015
^ MES ÉCOLES
* CFC d’employée de commerce avec maturité, Bulle, 2013
* Diplôme de secrétaire médicale H+, 2016
---
^ POUR ME CONTACTER
Rue de Gruyères 50
1630 Bulle
+41 77 555 90 16
noemie.bulliard@fribourgpost.example
^ LANGUES
Français (maternelle)
Allemand (B2, Goethe)
Anglais (B1)
^ CÔTÉ PRIVÉ
Fanfare, raquettes
Permis B
]]
`,
  }),
  cv('11-es-prosa-veterinaria', 'odt', 'es', 'ES', {
    names: ['Leocadia Pumar Reboredo'],
    email: 'leo.pumar@correolugo.example',
    phone: '+34 604 555 317',
    city: 'Monforte de Lemos',
    languages: ['Gallego', 'Castellano', 'Inglés'],
    jobs: [
      'Veterinaria clínica | Clínica Veterinaria Val do Cabe | | 2020-06 | now',
      'Veterinaria de campo | Seragro S. Coop. Galega | | 2016-02 | 2020-05',
      'Inspectora de matadero | Tragsatec | | 2014-07 | 2016-01',
    ],
    page: `
Leocadia Pumar Reboredo
Monforte de Lemos (Lugo), +34 604 555 317, leo.pumar@correolugo.example
^ Soy veterinaria (USC, 2014, colegiada en Lugo) y trabajo sobre todo con perros, gatos y alguna vaca que se resiste.
^ Desde junio de 2020 soy veterinaria clínica en la Clínica Veterinaria Val do Cabe, donde hago medicina interna, ecografía y las guardias de fin de semana alternas.
^ De febrero de 2016 a mayo de 2020 fui veterinaria de campo en Seragro S. Coop. Galega: reproducción, calidad de leche y podología en unas noventa explotaciones.
^ Empecé como inspectora de matadero con Tragsatec, de julio de 2014 a enero de 2016.
^ Hablo gallego y castellano, leo inglés sin diccionario. Tengo coche y botas.
`,
  }),
  cv('12-es-ec-etiquetas-cajero', 'docx', 'es', 'EC', {
    names: ['Byron Patricio Chiluisa Toapanta'],
    email: 'byron.chiluisa@correoquito.example',
    phone: '099 555 0127',
    city: 'Quito',
    jobs: [
      'Oficial de crédito | Cooperativa de Ahorro y Crédito Cotopaxi Andina | | 2019-09 | now',
      'Cajero | Banco Pichincha | | 2015-03 | 2019-08',
      'Asistente contable | Florícola Rosas del Cotopaxi | | 2012-11 | 2015-02',
    ],
    page: `
> **CURRÍCULUM VITAE**
# DATOS PERSONALES
NOMBRES:	Byron Patricio
APELLIDOS:	Chiluisa Toapanta
CÉDULA:	050000000-0
CELULAR:	099 555 0127
CORREO:	byron.chiluisa@correoquito.example
DOMICILIO:	Quitumbe, Quito
# EXPERIENCIA LABORAL
INSTITUCIÓN: Cooperativa de Ahorro y Crédito Cotopaxi Andina
CARGO: Oficial de crédito
DESDE: septiembre 2019 HASTA: la presente fecha
FUNCIONES: colocación de microcrédito, visitas, cartera vencida
^ INSTITUCIÓN: Banco Pichincha
CARGO: Cajero
DESDE: marzo 2015 HASTA: agosto 2019
FUNCIONES: ventanilla, cuadre, bóveda
^ INSTITUCIÓN: Florícola Rosas del Cotopaxi
CARGO: Asistente contable
DESDE: noviembre 2012 HASTA: febrero 2015
# INSTRUCCIÓN
SUPERIOR: Ingeniero en Contabilidad y Auditoría, Universidad Técnica de Cotopaxi, 2018
SECUNDARIA: Bachiller en Comercio, Colegio Vicente León, 2009
# REFERENCIAS
Lcda. Nancy Tapia, jefa de agencia, 098 555 0164
`,
  }),
  cv('13-nl-regels-monteur', 'doc', 'nl', 'NL', {
    names: ['Tjeerd Hoekstra-Blom'],
    email: 'tjeerd.hoekstra@friesepost.example',
    phone: '06-5550 3318',
    city: 'Drachten',
    jobs: [
      'Teamleider Service | Installatiebedrijf Feenstra Noord | | 2021-04 | now',
      'Servicemonteur cv en warmtepompen | Breman | | 2014-09 | 2021-03',
      'Loodgieter | Loodgietersbedrijf Sj. Kooistra | | 2008-06 | 2014-08',
      'Leerling-loodgieter | Loodgietersbedrijf Sj. Kooistra | | 2006-08 | 2008-06',
    ],
    aside: [3],
    page: `
CV Tjeerd Hoekstra-Blom
Noorderdwarsvaart 77, 9201 KB Drachten
06-5550 3318
tjeerd.hoekstra@friesepost.example
^ **Gewerkt bij**
**Installatiebedrijf Feenstra Noord** te Heerenveen, vanaf april 2021
als Teamleider Service, met elf monteurs en een planner
**Breman** te Drachten, september 2014 tot en met maart 2021
als Servicemonteur cv en warmtepompen, met storingsdienst eens in de vijf weken
**Loodgietersbedrijf Sj. Kooistra** te Gorredijk, juni 2008 tot en met augustus 2014
als Loodgieter, nieuwbouw en dakwerk
**Loodgietersbedrijf Sj. Kooistra** te Gorredijk, augustus 2006 tot en met juni 2008
als Leerling-loodgieter (bbl)
^ **Geleerd**
Eerste monteur installatietechniek niveau 3, Friesland College 2008
CO-vrij vakmanschap, F-gassen cat. 1, VCA-VOL, BRL 6000
^ **Verder**
Rijbewijs BE, fierljeppen, vrijwilliger reddingsbrigade
`,
  }),
  cv('14-pt-colunas-engenheira', 'pdf', 'pt', 'PT', {
    names: ['Filomena Barroso Cordeiro'],
    email: 'filomena.cordeiro@correioaveiro.example',
    phone: '(+351) 934 555 018',
    city: 'Aveiro',
    headline: 'Engenheira de Qualidade',
    languages: ['Português', 'Inglês', 'Alemão'],
    jobs: [
      'Gestora de Qualidade | Vista Alegre Atlantis | | 2020-10 | now',
      'Engenheira de Qualidade | Bosch Termotecnologia | | 2014-02 | 2020-09',
      'Técnica de laboratório | Revigrés | | 2011-09 | 2014-01',
    ],
    page: `
> **Filomena Barroso Cordeiro**
> Engenheira de Qualidade
> Rua de Sá 44, 3800 Aveiro – (+351) 934 555 018 – filomena.cordeiro@correioaveiro.example
^ **Percurso**
|| 5 6 6
| **De / até** | **Funções** | **Empresa**
| out. 2020 / até hoje | Gestora de Qualidade | Vista Alegre Atlantis, Ílhavo
| fev. 2014 / set. 2020 | Engenheira de Qualidade | Bosch Termotecnologia, Cacia
| set. 2011 / jan. 2014 | Técnica de laboratório | Revigrés, Águeda
^ **O que fiz de que me orgulho**
* Menos 31% de refugo no forno 4 em dezoito meses
* Auditora interna ISO 9001 e 14001 desde 2016
* PPAP de duas gerações de esquentadores
^ **Estudos**
Mestrado em Engenharia de Materiais, Universidade de Aveiro, 2011
^ **Línguas**
Português, inglês fluente, alemão de fábrica
^ **Tempos livres**
Remo na ria, azulejo antigo
`,
  }),
  cv('15-no-spalte-vernepleier', 'docx', 'da', 'NO', {
    spoken: 'no',
    names: ['Solveig Tangen Aamodt'],
    email: 'solveig.aamodt@mjospost.example',
    phone: '+47 905 55 814',
    city: 'Hamar',
    headline: 'Vernepleier',
    jobs: [
      'Avdelingsleder | Hamar kommune | | 2022-01 | now',
      'Vernepleier | Sykehuset Innlandet HF | | 2016-08 | 2021-12',
      'Miljøarbeider | Stange kommune | | 2011-06 | 2016-07',
      'Butikkmedarbeider | Coop Innlandet | | 2009 | 2011',
    ],
    page: `
[[ 12 5
! Solveig Tangen Aamodt
Vernepleier
^ **PRAKSIS**
Hamar kommune – Avdelingsleder
Jan. 2022 – nå
Bolig med 14 beboere og 32 ansatte, turnus, HMS, budsjett
^ Sykehuset Innlandet HF – Vernepleier
Aug. 2016 – des. 2021
Habilitering, veiledning ut mot kommunene
^ Stange kommune – Miljøarbeider
Juni 2011 – juli 2016
Helg og ferievikariater ved siden av studiene, fast fra 2014
^ Coop Innlandet – Butikkmedarbeider
2009 – 2011
^ **SKOLE**
Bachelor i vernepleie, Høgskolen i Innlandet, 2016
Videreutdanning i ledelse, 15 stp., 2023
---
^ **TA KONTAKT**
+47 905 55 814
solveig.aamodt@mjospost.example
Storhamargata 60
2317 Hamar
^ **ANNET**
Autorisasjon HPR
Førerkort B
Politiattest i orden
^ **FRITID**
Korps (kornett)
Hytte i Sjusjøen
]]
`,
  }),
  cv('16-en-ie-foreman', 'pdf', 'en', 'IE', {
    names: ['Declan Mac Giolla Bhríde'],
    email: 'declan.macgb@donegalpost.example',
    phone: '+353 85 555 0193',
    city: 'Letterkenny',
    languages: ['Irish'],
    jobs: [
      'General Foreman | Boyle Construction | | 2020-02 | now',
      'Finishing Foreman | Sisk | | 2016-05 | 2020-01',
      'Carpenter | Lendlease | | 2011-03 | 2016-02',
      'Carpenter | McFadden Joinery | | 2006-09 | 2011-01',
    ],
    page: `
! Declan Mac Giolla Bhríde
Glencar, Letterkenny, Co. Donegal. +353 85 555 0193. declan.macgb@donegalpost.example
Safe Pass, SMSTS, manual handling, first aid, Irish speaker
**Site record**
|| 5 12
| **Boyle Construction** | Letterkenny
| General Foreman | Feb 2020 to now
|  | 72-unit social housing at Ballybofey; primary care centre at Buncrana. Subbies, snagging, concrete pours.
| **Sisk** | Dublin
| Finishing Foreman | May 2016 to Jan 2020
|  | Two hotels and the student beds at Grangegorman
| **Lendlease** | Sydney
| Carpenter | Mar 2011 to Feb 2016
|  | Barangaroo, formwork and then fit-out
| **McFadden Joinery** | Falcarragh
| Carpenter | Sept 2006 to Jan 2011
|  | Second fix, stairs, one-off houses
**Trade**
Advanced Certificate, Carpentry & Joinery, FÁS, 2006
**Off site**
Under-14 football, turf in May
`,
  }),
];
