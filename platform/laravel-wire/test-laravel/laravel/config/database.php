<?php

return [
    'default' => 'mysql',
    'connections' => [
        'mysql' => [
            'driver' => 'mysql',
            'host' => getenv('DB_HOST'),
            'port' => getenv('DB_PORT'),
            'database' => getenv('DB_DATABASE'),
            'username' => getenv('DB_USERNAME'),
            'password' => getenv('DB_PASSWORD') ?: '',
            'charset' => 'utf8mb4',
            'collation' => 'utf8mb4_unicode_ci',
            'prefix' => '',
            'strict' => true,
        ],
    ],
    'redis' => [
        'client' => 'phpredis',
        'options' => ['prefix' => getenv('REDIS_PREFIX')],
        'default' => ['host' => getenv('REDIS_HOST'), 'port' => getenv('REDIS_PORT'), 'database' => 0],
    ],
];
