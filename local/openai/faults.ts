export type OpenAIFault =
  | 'moderation_blocked'
  | 'invalid_api_key'
  | 'forbidden'
  | 'rate_limit'
  | 'insufficient_quota'
  | 'server_error'
  | 'silence'
  | 'empty'
  | 'not_a_picture'

export type ErrorBody = {
  error: { message: string; type: string; param: string | null; code: string | null }
}

export function errorBody(
  message: string,
  code: string | null,
  type = 'invalid_request_error',
  param: string | null = null,
): ErrorBody {
  return { error: { message, type, param, code } }
}

export const invalidKey = errorBody('Incorrect API key provided.', 'invalid_api_key')

export const refusals: Partial<Record<OpenAIFault, [400 | 401 | 403 | 429 | 500, ErrorBody]>> = {
  moderation_blocked: [
    400,
    errorBody(
      'Your request was rejected by the safety system.',
      'moderation_blocked',
      'image_generation_user_error',
    ),
  ],
  invalid_api_key: [401, invalidKey],
  forbidden: [403, errorBody('Your organisation must be verified to use this model.', null)],
  rate_limit: [429, errorBody('Rate limit reached for images.', 'rate_limit_exceeded', 'requests')],
  insufficient_quota: [
    429,
    errorBody(
      'You exceeded your current quota, please check your plan and billing details.',
      'insufficient_quota',
      'insufficient_quota',
    ),
  ],
  server_error: [
    500,
    errorBody('The server had an error while processing your request.', null, 'server_error'),
  ],
}
