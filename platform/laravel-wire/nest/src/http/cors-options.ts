/** Members as in Laravel's `config/cors.php`; those left out are as a new application's. */
export interface CorsOptions {
  /** `api/*`, or whole URLs; nothing else has cross-origin answers. */
  paths?: readonly string[];
  allowed_methods?: readonly string[];
  /** `https://app.example`, `https://*.app.example` or `*`. */
  allowed_origins?: readonly string[];
  /** PHP's patterns, with delimiters. */
  allowed_origins_patterns?: readonly string[];
  allowed_headers?: readonly string[];
  exposed_headers?: readonly string[];
  /** Seconds for which a browser need not ask again; null: no header. */
  max_age?: number | null;
  supports_credentials?: boolean;
}
