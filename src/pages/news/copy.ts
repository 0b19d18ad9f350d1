import { paths } from '../../paths.ts'

export const head = {
  path: paths.news,
  title: 'News',
  description: 'The latest posts from our LinkedIn page, shown here without its trackers.',
}

export const intro = {
  title: 'Latest News & Updates',
  lead: 'Read about releases, events and what we’ve learned from cutovers. The posts come from our LinkedIn page, without its trackers.',
  follow: 'Follow on LinkedIn',
}

export const feed = {
  withoutScript:
    'Showing the posts here needs JavaScript. You can read them all on our LinkedIn page, using the button above.',
  note: 'Posts are fetched once a day at 6:00 AM UTC and stored in our database.',
}
