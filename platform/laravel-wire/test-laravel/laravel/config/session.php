<?php

return [
    'driver' => getenv('SESSION_DRIVER'),
    'lifetime' => 120,
    'expire_on_close' => false,
    'encrypt' => (bool) getenv('SESSION_ENCRYPT'),
    // Releases before 13 know PHP's alone.
    'serialization' => getenv('SESSION_SERIALIZATION'),
    // A database's or a Redis connection's name, as the driver wants it.
    'connection' => getenv('SESSION_DRIVER') === 'redis' ? 'default' : 'mysql',
    'table' => 'sessions',
    'store' => null,
    'lottery' => [0, 100],
    'cookie' => 'laravel_session',
    'path' => '/',
    'domain' => null,
    'secure' => false,
    'http_only' => true,
    'same_site' => 'lax',
];
