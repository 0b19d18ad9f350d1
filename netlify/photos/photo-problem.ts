import { defineProblems, type ProblemOf } from '../platform/problems.ts'

/** The message for failures that are not the caller's fault. The log has the cause. */
export const unavailable = 'The photo cannot be enhanced at the moment. Please try again later.'

/** Why a photo may not be enhanced, in sentences for the visitor. */
export const { meanings, problem } = defineProblems({
  unsupported_content_type: { status: 415, sentence: 'Send the photo as application/json.' },
  too_large: { status: 413, sentence: 'The photo is over 4.4 MB. Use a smaller one.' },
  body_cut_off: { status: 400, sentence: 'The photo did not arrive whole. Try again.' },
  body_too_slow: { status: 408, sentence: 'The photo took too long to arrive. Try again.' },
  invalid_json: { status: 400, sentence: 'The request is not valid JSON.' },
  invalid_shape: { status: 400, sentence: 'Send the photo as text in imageData.' },
  invalid_data_url: { status: 400, sentence: 'imageData must be a base64 data URL of an image.' },
  invalid_base64: { status: 400, sentence: 'The photo’s base64 text is not valid.' },
  empty_image: { status: 400, sentence: 'The photo is empty.' },
  unsupported_image_type: { status: 415, sentence: 'The photo must be a JPEG, PNG or WebP.' },
  not_a_team_photo: {
    status: 403,
    sentence: 'Only the published photos of the leadership team can be enhanced.',
  },
  daily_limit_reached: { status: 429, sentence: 'Today’s limit is reached. Try again tomorrow.' },
  model_refused: { status: 422, sentence: 'The image service declined to edit this photo.' },
  model_retired: { status: 502, sentence: unavailable },
  model_denied_access: { status: 502, sentence: unavailable },
  model_quota_exhausted: { status: 503, sentence: unavailable },
  model_busy: { status: 503, sentence: 'The image service is busy. Try again in a minute.' },
  model_rejected_request: { status: 502, sentence: unavailable },
  model_unavailable: { status: 502, sentence: unavailable },
  model_unreachable: { status: 502, sentence: unavailable },
  model_timeout: { status: 504, sentence: 'The image service did not answer in time. Try again.' },
  model_bad_answer: { status: 502, sentence: unavailable },
  model_sent_no_image: { status: 502, sentence: unavailable },
  model_sent_no_png: { status: 502, sentence: unavailable },
  result_too_large: { status: 502, sentence: unavailable },
  result_not_kept: { status: 503, sentence: unavailable },
  store_unavailable: { status: 503, sentence: unavailable },
  internal_error: { status: 500, sentence: unavailable },
  database_paused: { status: 503, sentence: unavailable },
  database_refused: { status: 503, sentence: unavailable },
  database_too_large: { status: 503, sentence: unavailable },
  database_unreachable: { status: 503, sentence: unavailable },
})

type PhotoCode = keyof typeof meanings
export type Problem = ProblemOf<PhotoCode>
