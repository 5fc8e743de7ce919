import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('twenty-eighth-w');

/** The six of the twenty-eighth lot of the west in Spanish, Portuguese and Dutch. All people are made up. */
export const BY_HAND_TWENTY_EIGHTH_WEST_OTHERS: Sheet[] = [
  cv('07-es-solo-anos-gobernanta', 'docx', 'es', 'ES', {
    names: ['Rocío Tejada Montiel'],
    email: 'rociotejada@correojerez.example',
    phone: '655 55 04 71',
    city: 'Jerez de la Frontera',
    languages: ['Inglés', 'Alemán'],
    jobs: [
      'Gobernanta | Hotel Palacio de la Albariza | | 2020 | now',
      'Subgobernanta | Hotel Playa Zahora Resort | | 2016 | 2020',
      'Camarera de pisos | Hotel Playa Zahora Resort | | 2011 | 2014',
      'Ayudante de lavandería | Lavandería Industrial La Nueva Espuma S.L. | | 2009 | 2011',
    ],
    page: `
! Rocío Tejada Montiel
|| 3 14
| Vivo en | Jerez de la Frontera (Cádiz), barrio de San Miguel
| Móvil | 655 55 04 71
| Correo | rociotejada@correojerez.example
^ **MI TRAYECTORIA**
|| 3 14
| 2020 - hoy | **Gobernanta**\\__Hotel Palacio de la Albariza__, Jerez de la Frontera\\64 habitaciones, 11 camareras, 2 valets. Cuadrantes, pedidos de lencería, revisión de salidas. Abrimos el hotel conmigo en la plantilla.
| 2016 - 2020 | **Subgobernanta**\\__Hotel Playa Zahora Resort__, Barbate\\Ya con equipo a mi cargo en temporada alta
| 2014 - 2016 | Ciclo superior de Guía, Información y Asistencias Turísticas\\IES Asta Regia, Jerez
| 2011 - 2014 | **Camarera de pisos**\\__Hotel Playa Zahora Resort__, Barbate\\Fija discontinua, de marzo a octubre
| 2009 - 2011 | **Ayudante de lavandería**\\__Lavandería Industrial La Nueva Espuma S.L.__, Puerto Real
| 2005 - 2009 | ESO, IES La Granja
^ **LO DEMÁS**
|| 3 14
| Idiomas | Inglés B1, alemán A2 (el de las habitaciones)
| Informática | Opera, Navihotel, Excel para cuadrantes
| Carné | B, coche propio
| Cursos | Prevención de legionela (2022), Liderazgo de equipos, Cámara de Comercio (2021)
`,
  }),
  cv('08-es-ar-duraciones-comex', 'pdf', 'es', 'AR', {
    names: ['Matías Ezequiel Lombardero'],
    email: 'mlombardero@correorosario.example',
    phone: '+54 9 341 555-0173',
    city: 'Rosario',
    headline: 'Analista de Comercio Exterior Ssr.',
    languages: ['Inglés', 'Portugués'],
    jobs: [
      'Analista de Comercio Exterior Ssr. | Oleaginosa del Paraná Guazú S.A. | | 2021-03 | now',
      'Analista de Importaciones | Rodamientos Litoral S.R.L. | | 2018-07 | 2021-02',
      'Asistente de despachante de aduana | Estudio Aduanero Piaggio & Asoc. | | 2016-02 | 2018-06',
      'Telemarketer | Conexión Sur Contact Center | | 2014-11 | 2015-12',
    ],
    page: `
> **MATÍAS EZEQUIEL LOMBARDERO**
> Analista de Comercio Exterior Ssr.
> Pichincha, Rosario (SF) | +54 9 341 555-0173 | mlombardero@correorosario.example
> DNI a pedido | 33 años | soltero | movilidad propia
# Experiencia
**Analista de Comercio Exterior Ssr.** en **Oleaginosa del Paraná Guazú S.A.**
Marzo 2021 – actualidad · 5 años y 8 meses · Puerto General San Martín
* Documentación de embarque de harina y aceite: B/L, certificados de origen, SENASA, cartas de crédito
* Cierre de ROE y DJVE, seguimiento de line-up con las agencias
* Armé el tablero de demoras que hoy mira Logística
**Analista de Importaciones** en **Rodamientos Litoral S.R.L.**
Julio 2018 – febrero 2021 · 2 años y 8 meses · Rosario
* SIMI/SIRA, clasificación arancelaria, costeo
* Proveedores de China, Brasil y Eslovaquia
**Asistente de despachante de aduana** en **Estudio Aduanero Piaggio & Asoc.**
Febrero 2016 – junio 2018 · 2 años y 5 meses · Rosario
* Malvina, verificaciones en planta, trámites ante terceros organismos
**Telemarketer** en **Conexión Sur Contact Center**
Noviembre 2014 – diciembre 2015 · 1 año y 2 meses · Rosario
# Estudios
Licenciatura en Comercio Internacional, UAI Rosario (2013 – 2019)
Bachiller en Economía, EES Nº 432, 2011
# Idiomas
Inglés avanzado (FCE), portugués intermedio
# Referencias
Valeria Stoppani, jefa de Exportaciones, Oleaginosa del Paraná Guazú
Hugo Piaggio, despachante, Rosario
# Remuneración pretendida
A conversar
`,
  }),
  cv('09-pt-sem-titulos-serralheiro', 'doc', 'pt', 'PT', {
    names: ['Adelino Ferraz Moutinho'],
    email: 'adelino.moutinho@correiominho.example',
    phone: '910 555 138',
    city: 'Vila Nova de Famalicão',
    jobs: [
      'encarregado de serralharia | Metalomecânica Irmãos Peixoto, Lda. | | 2016 | now',
      'serralheiro civil de 1.ª | Ferralux Caixilharias | | 2010 | 2016',
      'serralheiro | Construções Metálicas Vale d’Este, S.A. | | 2004 | 2010',
      'aprendiz | Serralharia do Sr. Nogueira | | 2001 | 2004',
    ],
    aside: [3],
    page: `
Adelino Ferraz Moutinho
Rua da Devesa Alta, 310, 2.º Esq.
4760 Vila Nova de Famalicão
Telem. 910 555 138
adelino.moutinho@correiominho.example

41 anos, casado, duas filhas

De 2016 até hoje: encarregado de serralharia na Metalomecânica Irmãos Peixoto, Lda., em Ribeirão. Tenho sete homens comigo.
De 2010 a 2016: serralheiro civil de 1.ª na Ferralux Caixilharias, na Trofa. Portões, gradeamentos, montagem em obra.
De 2004 a 2010: serralheiro na Construções Metálicas Vale d’Este, S.A., em Braga. Também estive na obra deles em Angola, 8 meses.
De 2001 a 2004: aprendiz na Serralharia do Sr. Nogueira, em Famalicão.

9.º ano de escolaridade e RVCC até ao 12.º (2012)
Curso de soldadura MIG/MAG e TIG no CENFIM da Trofa, 2008
Curso de leitura de desenho técnico, CENFIM, 2013
Carta de ligeiros e pesados, CAM em dia, empilhador e ponte rolante

Sou sócio e guarda-redes dos veteranos do Ribeirão. Posso começar daqui a 60 dias.
`,
  }),
  cv('10-pt-br-cargos-enfermagem', 'docx', 'pt', 'BR', {
    names: ['Cristiane Aparecida Bassetto'],
    email: 'cris.bassetto@correiojoinville.example',
    phone: '(47) 95550-0186',
    city: 'Joinville',
    jobs: [
      'Enfermeira Supervisora – UTI Adulto | Hospital Dona Leonor | | 2022-02 | now',
      'Enfermeira Assistencial – UTI Adulto | Hospital Dona Leonor | | 2018-10 | 2022-01',
      'Técnica de Enfermagem | Hospital Dona Leonor | | 2014-03 | 2018-09',
      'Técnica de Enfermagem | Clínica Renal Babitonga | | 2011-08 | 2014-02',
    ],
    page: `
**CRISTIANE APARECIDA BASSETTO**
Brasileira, casada, 36 anos – COREN/SC ativo
Bairro Costa e Silva – Joinville – SC
Tel.: (47) 95550-0186 – E-mail: cris.bassetto@correiojoinville.example
^ **OBJETIVO**
Coordenação de enfermagem
^ **EXPERIÊNCIA PROFISSIONAL**
**HOSPITAL DONA LEONOR** (filantrópico, 240 leitos) – Joinville/SC
Período: 03/2014 até o momento
Cargo: Enfermeira Supervisora – UTI Adulto (desde 02/2022)
Principais atividades: dimensionamento de 46 profissionais, indicadores, protocolo de sepse, acreditação ONA 2
Cargo: Enfermeira Assistencial – UTI Adulto (10/2018 a 01/2022)
Principais atividades: hemodiálise à beira leito, pronação na pandemia, passagem de PICC
Cargo: Técnica de Enfermagem (03/2014 a 09/2018)
Principais atividades: clínica cirúrgica, noturno 12x36
^ **CLÍNICA RENAL BABITONGA** – São Francisco do Sul/SC
Período: 08/2011 a 02/2014
Cargo: Técnica de Enfermagem
Principais atividades: sala de hemodiálise, reuso de capilares
^ **FORMAÇÃO**
MBA em Gestão Hospitalar – Univille – 2023
Graduação em Enfermagem – Univille – 2018
Técnico em Enfermagem – SENAC Joinville – 2011
^ **CURSOS**
ACLS (2024), Segurança do Paciente – Proqualis (40h), Lean nas Emergências
^ **PRETENSÃO SALARIAL**
R$ 9.800,00
`,
  }),
  cv('11-nl-sjabloon-planner', 'pdf', 'nl', 'NL', {
    names: ['Rachida el Ouazzani-Mulder'],
    email: 'rachida@elouazzanimulder.example',
    phone: '06 5550 2746',
    city: 'Hoofddorp',
    headline: 'Senior planner luchtvracht',
    languages: ['Nederlands', 'Engels', 'Berbers'],
    jobs: [
      'Senior planner luchtvracht | Skybridge Cargo Handling B.V. | | 2021-11 | now',
      'Planner import | Skybridge Cargo Handling B.V. | | 2018-05 | 2021-10',
      'Medewerker douanezaken | Van der Laarse Forwarding | | 2015-02 | 2018-04',
      'Verkoopster (bijbaan) | HEMA | | 2011-07 | 2015-01',
    ],
    page: `
[[ 12 5
! Rachida el Ouazzani-Mulder
Senior planner luchtvracht
---
PIC Pasfoto | pasfoto
]]
~ ⌂ Hoofddorp   ☎ 06 5550 2746   ✉ rachida@elouazzanimulder.example   ♥ getrouwd, twee jongens
^ Ik word rustig van een vol scherm. Gate dicht om 14.10? Dan rijdt de laatste pallet om 14.02.
{{
# ⚙ Werk
## Senior planner luchtvracht
Skybridge Cargo Handling B.V., Schiphol
november 2021 – heden
* Slots, ULD-opbouw, koelketen farma
* Aansturing van de avondploeg (9 mensen)
## Planner import
Skybridge Cargo Handling B.V., Schiphol
mei 2018 – oktober 2021
## Medewerker douanezaken
Van der Laarse Forwarding, Rozenburg
februari 2015 – april 2018
* AGS-aangiften, T1, GPA
## Verkoopster (bijbaan)
HEMA, Hoofddorp
juli 2011 – januari 2015
# ✎ School
## HBO Logistics Management
Hogeschool van Amsterdam
2011 – 2015
## Havo
Haarlemmermeer Lyceum
2006 – 2011
# ★ Talen
Nederlands, Engels, Berbers
# ☺ Vrij
Zumba, puzzels van 2000 stukjes
}}
`,
  }),
  cv('12-nl-be-functie-process', 'doc', 'nl', 'BE', {
    names: ['Kobe Van Steenlandt'],
    email: 'kobe.vansteenlandt@leiepost.example',
    phone: '0479/55.50.32',
    city: 'Waregem',
    languages: ['Nederlands', 'Frans', 'Engels'],
    jobs: [
      'Process Improvement Manager | Texalor Group NV | | 2020-09 | now',
      'Procesingenieur coating | Texalor Group NV | | 2016-04 | 2020-08',
      'R&D Engineer | Lambrecht Polymers BV | | 2013-10 | 2016-03',
      'Interim-arbeider | Start People | | 2013-07 | 2013-09',
    ],
    page: `
> **CURRICULUM VITAE**
= **PERSONALIA**
= Naam	Kobe Van Steenlandt
= Adres	Stormestraat 88 bus 3, 8790 Waregem
= Geboortedatum	2 mei 1990
= Telefoon	0479/55.50.32
= Mail	kobe.vansteenlandt@leiepost.example
= Rijbewijs	B
^ **BEROEPSERVARING**
= Sinds 09/2020	**Texalor Group NV** (Tielt)
= Functie:	Process Improvement Manager
= Reporting to:	Plant Manager
= Taken:	Lean roadmap for three plants, OEE +9 pts, kaizen events
= 	Begeleiden van zes green belts
^ 
= 04/2016 – 08/2020	**Texalor Group NV** (Tielt)
= Functie:	Procesingenieur coating
= Taken:	Opstart extrusielijn 5, receptuurbeheer, afvalreductie
^ 
= 10/2013 – 03/2016	**Lambrecht Polymers BV** (Deerlijk)
= Functie:	R&D Engineer
= Taken:	Flame retardants, REACH, lab trials with customers
^ 
= 07/2013 – 09/2013	**Start People** (Kortrijk)
= Functie:	Interim-arbeider
= Taken:	Inpak, nachtploeg
^ **STUDIES**
= 2008 – 2013	Industrieel ingenieur chemie, KU Leuven campus Kulak/Vives
= 2002 – 2008	Wetenschappen-wiskunde, Heilig-Hartcollege Waregem
= 2019	Lean Six Sigma Black Belt, Amelior
^ **TALEN**
= Nederlands	moedertaal
= Frans	goed
= Engels	zeer goed
^ **HOBBY’S**
= 	Koers kijken en zelf rijden, jeugdtrainer WTC De Leieboys
`,
  }),
];
