/** Rules of Laravel's that are not here, and what does their work. */
export const absentRules: Readonly<Record<string, string>> = {
  active_url: 'write "url", and look the host up where the input is used',
  any_of: 'write the cases as rule sets of their own, and check the input with each',
  can: 'write a policy for the route: @Can of @laravel-wire/nest',
  current_password: 'write "required|string", and compare it with the hash where the input is used',
  encoding: 'write "file", and look at the bytes where the input is used',
  enum: 'write "in:" with the values',
  password: 'write "min:8" and "regex:" for what a password needs; @laravel-wire/nest has passwordProblem',
};
