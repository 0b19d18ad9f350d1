import type { ConfigData } from 'html-validate'

/** html-validate's recommended rules, but for those that ask for a style or for less than we do. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How the serialiser spells crossorigin="" and checked="", and its white space: valid all the same.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    // Bars are placed by style attributes, which hold positions only (see the security policy).
    'no-inline-style': 'off',
    // React's useId begins with an underscore: any id without white space is valid HTML.
    'valid-id': ['error', { relaxed: true }],
    // Checkboxes of one question share a name, as radio buttons do.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // A list without markers is none in Safari, unless its role says so: pipeline/vite-plugins.ts.
    'no-redundant-role': 'off',
    // heads.test.ts asks for 60 characters, and lets headlines pass.
    'long-title': 'off',
    // The size finder answers while one types: there is nothing to submit. Its paper is the result.
    'wcag/h32': 'off',
  },
}
