<?php

// All of the configuration in one file, as `artisan config:cache` leaves it.
return [
    'app' => [
        'env' => 'production', 'debug' => false, 'url' => getenv('APP_URL'), 'timezone' => 'UTC',
        'locale' => 'en', 'fallback_locale' => 'en', 'key' => getenv('APP_KEY'), 'cipher' => 'AES-256-CBC',
        'providers' => [
            Illuminate\Auth\AuthServiceProvider::class,
            Illuminate\Cookie\CookieServiceProvider::class,
            Illuminate\Encryption\EncryptionServiceProvider::class,
            Illuminate\Filesystem\FilesystemServiceProvider::class,
            Illuminate\Foundation\Providers\FoundationServiceProvider::class,
            Illuminate\Hashing\HashServiceProvider::class,
            Illuminate\Session\SessionServiceProvider::class,
            Illuminate\Translation\TranslationServiceProvider::class,
            Illuminate\Validation\ValidationServiceProvider::class,
            Illuminate\View\ViewServiceProvider::class,
            RouteServiceProvider::class,
        ],
    ],
    'auth' => [
        'defaults' => ['guard' => 'web'],
        'guards' => ['web' => ['driver' => 'session', 'provider' => 'users']],
        'providers' => ['users' => ['driver' => 'rows']],
    ],
    'logging' => ['default' => 'errors', 'channels' => ['errors' => ['driver' => 'errorlog', 'level' => 'error']]],
    'session' => [
        'driver' => 'rows', 'lifetime' => 120, 'expire_on_close' => false, 'encrypt' => false, 'lottery' => [2, 100],
        'cookie' => 'yard_session', 'path' => '/', 'domain' => null, 'secure' => false,
        'http_only' => true, 'same_site' => 'lax',
    ],
    'view' => ['paths' => [], 'compiled' => getenv('STORAGE')],
];
