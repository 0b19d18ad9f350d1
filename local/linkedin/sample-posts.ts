import { origin, product } from '../../src/site.ts'
import { image, video } from './sample-pictures.ts'

export type SamplePost = {
  urn: string
  /** Little text, as LinkedIn sends it. */
  commentary: string
  ageHours: number
  visibility?: 'PUBLIC' | 'CONNECTIONS' | 'LOGGED_IN'
  lifecycleState?: 'PUBLISHED' | 'DRAFT' | 'PUBLISH_REQUESTED' | 'PUBLISH_FAILED'
  content?: PostContent
  reshareOf?: string
  counts: { reactions: Partial<Record<ReactionType, number>>; comments: number; shares: number }
}

export type PostContent =
  | { media: { id: string; title?: string } }
  | { multiImage: { images: { id: string; altText: string }[] } }
  | { article: { source: string; title: string; description: string; thumbnail?: string } }
  | { poll: { question: string; options: { text: string }[] } }

type ReactionType = 'LIKE' | 'PRAISE' | 'EMPATHY' | 'INTEREST' | 'APPRECIATION' | 'ENTERTAINMENT'

function share(n: number) {
  return `urn:li:share:73000000000000000${n}`
}

function ugcPost(n: number) {
  return `urn:li:ugcPost:73000000000000000${n}`
}

const day = 24

/** Everything that LinkedIn's format can hold. The draft and the post for connections must never be published. */
export const samplePosts: SamplePost[] = [
  {
    urn: ugcPost(64),
    ageHours: 3,
    commentary: String.raw`A cue is the moment a task may start: not the moment somebody remembers to ring round. In ${product}, a task's owner hears from the runbook when the last thing in the way is done.

{hashtag|\#|Runbooks} {hashtag|\#|OperationalResilience}`,
    content: { media: { id: image('cue') } },
    counts: {
      reactions: { LIKE: 1100, PRAISE: 90, INTEREST: 60 },
      comments: 31,
      shares: 12,
    },
  },
  {
    urn: share(63),
    ageHours: day + 2,
    commentary: String.raw`See you on Thursday with @[Northmoor Resilience Forum \(UK\)](urn:li:organization:90000001) and @[Ines Halloran](urn:li:person:Ww-h\_\_x). The question for the table: who may stop a cutover, and does everybody in the room know their name?`,
    counts: { reactions: { LIKE: 41, PRAISE: 6 }, comments: 9, shares: 3 },
  },
  {
    urn: ugcPost(62),
    ageHours: 2 * day + 4,
    commentary: `Dress rehearsal day: the real team, the real clock, a practice database. Three slides from the wash-up. The surprise was not the failover. It was the firewall rule that only one person knew how to ask for.`,
    content: {
      multiImage: {
        images: [
          { id: image('dress-1'), altText: 'Slide one: what we planned' },
          { id: image('dress-2'), altText: 'Slide two: what happened' },
          { id: image('dress-3'), altText: 'Slide three: what we changed' },
        ],
      },
    },
    counts: { reactions: { LIKE: 950, EMPATHY: 29, INTEREST: 20 }, comments: 48, shares: 27 },
  },
  {
    urn: share(61),
    ageHours: 3 * day,
    commentary: 'This week on the blog #runbooks',
    content: {
      article: {
        source: `${origin}/blog`,
        title: 'Rehearse the backout, not just the plan',
        description: 'A backout that nobody has walked through is a hope with a task list.',
        thumbnail: image('backout'),
      },
    },
    counts: { reactions: { LIKE: 1000 }, comments: 14, shares: 22 },
  },
  {
    urn: ugcPost(60),
    ageHours: 4 * day + 3,
    commentary: `Ninety seconds on the critical path: why the task that finishes last is rarely the one that made you late. 🎬`,
    content: {
      media: { id: video('critical-path'), title: 'The critical path in ninety seconds' },
    },
    counts: { reactions: { LIKE: 46000, PRAISE: 1900, EMPATHY: 400 }, comments: 1250, shares: 999 },
  },
  {
    urn: ugcPost(59),
    ageHours: 5 * day,
    commentary: '',
    content: {
      poll: {
        question: 'Who calls go or no-go on your biggest change of the year?',
        options: [
          { text: 'The change manager' },
          { text: 'The service owner' },
          { text: 'A named executive' },
          { text: 'We decide on the night' },
        ],
      },
    },
    counts: { reactions: { LIKE: 17 }, comments: 23, shares: 0 },
  },
  {
    urn: share(58),
    ageHours: 6 * day + 1,
    commentary: String.raw`How a spreadsheet runbook fails, in the order that people tell us about it.

First it has no single owner, so three copies go round and each one is right about something. Then one person spends the night re-keying times that others read out on a call, and nobody asks that person for anything else. The instructions live in another document, which has moved. Status arrives by bridge call, a few minutes after it mattered. And when it is all over, the evidence is a file that anyone could have edited, with a critical path that nobody saw until it slipped.

None of this is a failing of the people who built it. They had a deadline and a grid. A runbook that executes gives the same people one clock, one list of who is waiting for whom, and a record that writes itself.

{hashtag|\#|CutoverPlanning} {hashtag|\#|ITOperations}`,
    counts: { reactions: { LIKE: 212, INTEREST: 37 }, comments: 40, shares: 51 },
  },
  {
    urn: share(57),
    ageHours: 7 * day + 5,
    commentary: '',
    reshareOf: 'urn:li:share:7299999999999999901',
    counts: { reactions: {}, comments: 0, shares: 0 },
  },
  {
    urn: ugcPost(56),
    ageHours: 9 * day,
    commentary: `Cutover weekend kit list: a charged headset 🎧, the backout decision written down ✍🏽, a family who know you are on call 👨‍👩‍👧‍👦, and biscuits 🍪. Good luck to everybody with a change window this weekend 🇬🇧`,
    content: { media: { id: image('kit') } },
    counts: { reactions: { LIKE: 640, ENTERTAINMENT: 210 }, comments: 77, shares: 18 },
  },
  {
    urn: share(55),
    ageHours: 11 * day,
    commentary: String.raw`Small things that break an import: a path like C:\\runbooks\\2026, a task called 5\_000 \{draft\}, a column headed owner \| deputy, an address in \<angle brackets\>. Our importer takes them all as they are \(yes, even the \~ and the \*\).`,
    counts: { reactions: { LIKE: 66, INTEREST: 12 }, comments: 5, shares: 2 },
  },
  {
    urn: ugcPost(54),
    ageHours: 12 * day,
    commentary: 'Draft: words for the spring release, waiting for a second pair of eyes.',
    lifecycleState: 'DRAFT',
    counts: { reactions: {}, comments: 0, shares: 0 },
  },
  {
    urn: ugcPost(53),
    ageHours: 13 * day,
    commentary: `For people we know already: we are looking for two teams to try the new rehearsal report.`,
    visibility: 'CONNECTIONS',
    counts: { reactions: { LIKE: 3 }, comments: 1, shares: 0 },
  },
  {
    urn: share(52),
    ageHours: 15 * day,
    commentary: `Since 31 March 2025, UK firms in scope of SYSC 15A must remain within their impact tolerances in severe but plausible disruption. A tested runbook helps you evidence that you can. The word that matters is "tested". #OperationalResilience`,
    content: { media: { id: image('tested') } },
    counts: { reactions: { LIKE: 305, PRAISE: 22 }, comments: 19, shares: 44 },
  },
  {
    urn: ugcPost(51),
    ageHours: 18 * day,
    commentary: `A one-page checklist for go/no-go: the criteria, who decides, by when, and what happens to the answer "not yet".`,
    content: { media: { id: 'urn:li:document:D4E10GoNoGo51', title: 'Go/no-go on one page.pdf' } },
    counts: { reactions: { LIKE: 480, INTEREST: 150 }, comments: 36, shares: 120 },
  },
  {
    urn: share(50),
    ageHours: 22 * day,
    commentary: String.raw`A customer workshop in two languages this week. الدليل التشغيلي يبدأ من المهمة الأولى. A runbook starts with the first task, in any language. {hashtag|＃|Runbook}`,
    counts: { reactions: { LIKE: 88, EMPATHY: 11 }, comments: 7, shares: 4 },
  },
  {
    urn: ugcPost(49),
    ageHours: 26 * day,
    commentary: `RTO is a target. What your last failover took is a measurement. If you have only the first, book the second.`,
    content: { media: { id: image('measured') } },
    counts: { reactions: { LIKE: 733, PRAISE: 45 }, comments: 52, shares: 63 },
  },
  {
    urn: share(48),
    ageHours: 31 * day,
    commentary: `Worth your coffee break: a plain account of failover order, and why DNS goes last more often than people expect.`,
    reshareOf: 'urn:li:ugcPost:7299999999999999902',
    counts: { reactions: { LIKE: 29 }, comments: 2, shares: 1 },
  },
  {
    urn: ugcPost(47),
    ageHours: 36 * day,
    commentary: String.raw`After ransomware, the order of work is not the order of a power cut: contain, prove the backups clean, rebuild identity first, restore in isolation, rotate credentials before you reconnect. Write it down while it is quiet. {hashtag|\#|CyberRecovery}`,
    content: { media: { id: image('identity') } },
    counts: { reactions: { LIKE: 512, INTEREST: 60 }, comments: 27, shares: 71 },
  },
  {
    urn: share(46),
    ageHours: 42 * day,
    commentary: `Hypercare is part of the change. If the runbook ends at "users let in", it ends too early. #cutover #hypercare`,
    counts: { reactions: { LIKE: 158 }, comments: 13, shares: 9 },
  },
  {
    urn: ugcPost(45),
    ageHours: 49 * day,
    commentary: `Four rungs before a big cutover: tabletop, mock cutover at T−14 days, dry run between T−10 and T−7, dress rehearsal at T−7. Each rung costs less than the surprise it finds.`,
    content: { media: { id: image('ladder') } },
    counts: { reactions: { LIKE: 390, PRAISE: 41 }, comments: 22, shares: 58 },
  },
  {
    urn: share(44),
    ageHours: 57 * day,
    commentary: `Article 11 of DORA asks for continuity plans to be tested at least yearly. Our notes on what a useful test leaves behind:`,
    content: {
      article: {
        source: `${origin}/disaster_recovery`,
        title: 'What a useful recovery test leaves behind',
        description: 'Times, names, decisions, and the list of things that did not work.',
      },
    },
    counts: { reactions: { LIKE: 127, INTEREST: 18 }, comments: 6, shares: 20 },
  },
  {
    urn: ugcPost(43),
    ageHours: 66 * day,
    commentary: `Float is how long a task may slip before the finish moves. People guard their own float like a lunch break. Show it to everyone, and they lend it. 🤝`,
    content: { media: { id: image('float') } },
    counts: { reactions: { LIKE: 268, EMPATHY: 30 }, comments: 15, shares: 16 },
  },
  {
    urn: share(42),
    ageHours: 80 * day,
    commentary: `Thank you to the night shift that let us watch a real failback, from the first handover to the last sign-off. We came home with eleven pages of notes and one sentence: say out loud which clock you are using.`,
    counts: { reactions: { LIKE: 444, APPRECIATION: 52 }, comments: 33, shares: 14 },
  },
  {
    urn: ugcPost(41),
    ageHours: 95 * day,
    commentary: String.raw`New in ${product}: the runbook compares the rehearsal with the night, task by task, planned beside actual. {hashtag|\#|ReleaseNotes}`,
    content: { media: { id: image('compare') } },
    counts: { reactions: { LIKE: 199, PRAISE: 33 }, comments: 11, shares: 13 },
  },
]
