<?php

// The smallest Laravel that is one: Debian's framework 8.83, its own session, cookie and anti-forgery middleware.
// Everything that differs between runs comes from the environment (php-fpm's pool).

require 'Illuminate/autoload.php';

foreach (['User', 'Kernel', 'Publisher', 'RouteServiceProvider'] as $class) {
    require __DIR__."/../app/{$class}.php";
}

$app = new Illuminate\Foundation\Application(dirname(__DIR__));
$app->useStoragePath(getenv('STORAGE'));
$app->singleton(Illuminate\Contracts\Http\Kernel::class, App\Kernel::class);
$app->singleton(Illuminate\Contracts\Debug\ExceptionHandler::class, Illuminate\Foundation\Exceptions\Handler::class);

$kernel = $app->make(Illuminate\Contracts\Http\Kernel::class);
$request = Illuminate\Http\Request::capture();
$response = $kernel->handle($request)->send();
$kernel->terminate($request, $response);
